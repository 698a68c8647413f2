import type { PersonalTables } from './register.ts';

/** Projects, with what is said, joined and signed in them. */
export const PROJECT_TABLES: PersonalTables = {
  projects: {
    activity: 'commandes',
    title: 'Projets et commandes',
    project: 'id',
    ofOthers: 'name_projet pose_condition doc trace',
    personal: {
      dc: 'identifiant:compte',
      smhf: 'identifiant:compte',
      mdv: 'identifiant:compte',
      agence: 'identifiant:compte',
      imprimeur: 'identifiant:compte',
      quota_smhf: 'identifiant:compte',
      deleted_by: 'identifiant:compte',
      former_people: 'identifiants:compte',
      client_uid: 'uid:client',
      client_name: 'nom:client',
      client_email: 'courriel:client',
      pose_contact: 'nom:contact',
      pose_phone: 'telephone:contact',
      delivery_email: 'courriel:client',
      name_projet: 'texte:quiconque',
      pose_condition: 'texte:quiconque',
      carrier: 'texte:quiconque',
      doc: 'texte:quiconque',
      trace: 'texte:quiconque',
      execution_to_redo: 'texte:quiconque',
    },
    impersonal:
      'id version kind type type_projet statut n_outlet num_projet ville image nb_ar_agence returns_to_draft ' +
      'wizard_complete open_tab drinks boards_count has_pose to_be_printed client_signed dc_signed entered_client ' +
      'entered_impression entered_previsite eligible_quota quota_year quota_column next_state created popin ' +
      'original_id t_creation t_update t_statut deleted_at proof_version proof_fresh approved_version ' +
      'execution_fresh menu_fresh with_menu notes_since_entry remarks_waiting clock_from print_summary pose_resultat t_previsite card_lines ' +
      'people_erased_at t_pose promised_on first_promised_on promise_by shipped_on delivered_on parcels late_told_for ' +
      'date_asked_on sur_place dc_agreed_at prix_final quota_on echeance same_card a_regulariser device_clock_ms trace_typed trace_light choices',
  },
  // That the quota refused their order, and head office decides: a client's, nothing about the others who are in it.
  arbitrations: {
    activity: 'commandes',
    title: 'Commandes transmises au siège, quota dépassé',
    through: { column: 'project_id', table: 'projects', of: 'id', by: ['client_uid', 'client_email'] },
    personal: { t_creation: 'fait:client' },
    impersonal: 'project_id',
  },
  project_history: {
    activity: 'commandes',
    title: 'Historique et commentaires',
    project: 'project_id',
    personal: {
      resp: 'identifiant:compte',
      on_behalf_of: 'identifiant:compte',
      comment: 'texte:quiconque',
      key_name: 'texte:quiconque',
    },
    impersonal: 'id project_id statut_dep statut_arr target t_creation forced based_on nature approval_id cause_id causes',
  },
  // Which dc an order was taken from.
  former_dcs: {
    activity: 'commandes',
    title: 'Anciens délégués des commandes',
    project: 'project_id',
    personal: { dc: 'identifiant:compte' },
    impersonal: 'project_id given_at',
  },
  // What figures count: whose work it was, never more than sums by company, SMHF and month.
  figure_events: {
    activity: 'commandes',
    title: 'Chiffres des commandes',
    project: 'project_id',
    personal: { agence: 'identifiant:compte', smhf: 'identifiant:compte', promiser: 'identifiant:compte' },
    impersonal: 'project_id history_id nature day type statut party tenths held returns causes done_on late gone agence_kept smhf_kept',
  },
  // Sums of the same by day, and what is not in them yet.
  figure_days: {
    activity: 'commandes',
    title: 'Sommes des chiffres, par jour',
    personal: { agence: 'identifiant:compte', promiser: 'identifiant:compte' },
    impersonal: 'day nature type statut party value n late',
  },
  figure_weeks: {
    activity: 'commandes',
    title: 'Sommes des durées, par semaine',
    personal: { agence: 'identifiant:compte' },
    impersonal: 'week nature type statut tenths n',
  },
  figure_changes: {
    activity: 'commandes',
    title: 'Changements des sommes',
    personal: { agence: 'identifiant:compte', promiser: 'identifiant:compte' },
    impersonal: 'sign nature day type statut party tenths held returns causes done_on late',
  },
  // What stands and hangs at outlets: whose order it was, who marked it.
  pieces: {
    activity: 'commandes',
    title: 'Pièces en place chez les clients',
    project: 'project_id',
    personal: {
      dc: 'identifiant:compte',
      mdv: 'identifiant:compte',
      smhf: 'identifiant:compte',
      marked_by: 'identifiant:compte',
      name: 'texte:quiconque',
      detail: 'texte:quiconque',
      outlet: 'texte:quiconque',
      words: 'texte:quiconque',
    },
    impersonal: 'id project_id part sort type same copies n_outlet ville state delivered_on placed_on gone_on since there replaced_by ' + 'decided asks reason terms readable',
  },
  // How many of them there are, by their people, and what is not in these sums yet.
  piece_sums: {
    activity: 'commandes',
    title: 'Sommes des pièces en place',
    personal: { dc: 'identifiant:compte', mdv: 'identifiant:compte', smhf: 'identifiant:compte' },
    impersonal: 'term n',
  },
  piece_changes: {
    activity: 'commandes',
    title: 'Changements de ces sommes',
    personal: { dc: 'identifiant:compte', mdv: 'identifiant:compte', smhf: 'identifiant:compte' },
    impersonal: 'sign terms',
  },
  recalls: {
    activity: 'commandes',
    title: 'Listes de rappel',
    kept: 'Trois ans, puis suppression.',
    personal: {
      made_by: 'identifiant:compte',
      shows: 'texte:quiconque',
      message: 'texte:quiconque',
    },
    impersonal: 'id terms t_creation told_at',
  },
  recall_pieces: {
    activity: 'commandes',
    title: 'Pièces des listes de rappel',
    kept: 'Trois ans, puis suppression.',
    project: 'project_id',
    personal: {
      dc: 'identifiant:compte',
      outlet: 'texte:quiconque',
      name: 'texte:quiconque',
      shown: 'texte:quiconque',
    },
    impersonal: 'recall_id piece_id project_id list n_outlet ville copies state since',
  },
  recall_preparations: {
    activity: 'commandes',
    title: 'Listes de rappel en préparation',
    kept: 'Jusqu’à ce que la liste soit complète.',
    personal: { names: 'identifiants:compte' },
    impersonal: 'recall_id role born_to done_to pieces',
  },
  project_search: {
    activity: 'commandes',
    title: 'Recherche de projets',
    project: 'id',
    personal: { words: 'texte:quiconque' },
    impersonal: 'id',
  },
  files: {
    activity: 'commandes',
    title: 'Fichiers joints',
    project: 'project_id',
    personal: {
      uploaded_by: 'identifiant:compte',
      deleted_by: 'identifiant:compte',
      filename: 'texte:quiconque',
    },
    impersonal: 'id project_id sha256 sent_sha256 size mime file_type width height dpi pages history_id received_after_signature absent_when_signed frozen ' + 't_creation deleted_at retired superseded erased_at',
  },
  // That head office lets a file be printed as it is, and why.
  print_waivers: {
    activity: 'commandes',
    title: 'Dérogations du contrôle avant impression',
    project: 'project_id',
    personal: { waived_by: 'identifiant:compte', comment: 'texte:quiconque' },
    impersonal: 'project_id sha256 t_creation',
  },
  // Erased with the link, or after 14 days.
  card_deposits: {
    activity: 'commandes',
    title: 'Textes de carte préparés par un lien, pas encore envoyés',
    kept: '14 jours au plus, puis effacés ; avec leur lien dès qu’il a servi.',
    project: 'project_id',
    personal: {
      token_hash: 'secret:invite',
      text: 'texte:quiconque',
      reading: 'texte:quiconque',
      file_name: 'texte:quiconque',
    },
    impersonal: 'project_id file_sha256 file_size file_mime file_width file_height file_dpi file_pages t_creation',
  },
  received_texts: {
    activity: 'commandes',
    title: 'Textes de carte reçus du client',
    project: 'project_id',
    personal: {
      sent_by: 'courriel:invite',
      decided_by: 'identifiant:compte',
      text: 'texte:quiconque',
      reading: 'texte:quiconque',
    },
    impersonal: 'id project_id file_id after_signature decision decided_at t_creation',
  },
  signatures: {
    activity: 'signatures',
    title: 'Signatures',
    project: 'project_id',
    personal: {
      nom: 'nom:signataire',
      qualite: 'texte:signataire',
      image: 'piece:signataire',
      content: 'piece:quiconque',
      signed_by: 'identifiant:compte',
      on_behalf_of: 'identifiant:compte',
      address: 'reseau:signataire',
      user_agent: 'reseau:signataire',
      void_reason: 'texte:quiconque',
    },
    impersonal: 'id project_id role mode content_hash t_signature voided_at amended_at notice erased_at law_points deposit_id received_at device_clock_ms sent_clock_ms drawn_with',
  },
  proofs: {
    activity: 'commandes',
    title: 'Versions de la création',
    project: 'project_id',
    personal: { made_by: 'identifiant:compte' },
    impersonal: 'project_id version hash t_creation sent_at',
  },
  proof_notes: {
    activity: 'commandes',
    title: 'Post-its sur la création',
    project: 'project_id',
    personal: { author: 'identifiant:compte', author_name: 'nom:quiconque', texte: 'texte:quiconque' },
    impersonal: 'id project_id version file_id page x y waits asked_again settled t_creation deleted_at',
  },
  proof_note_replies: {
    activity: 'commandes',
    title: 'Réponses aux post-its sur la création',
    project: 'project_id',
    personal: { author: 'identifiant:compte', author_name: 'nom:quiconque', texte: 'texte:quiconque' },
    impersonal: 'id project_id note_id act version t_creation',
  },
  // What a proof says otherwise than the order: lines of the card, and the agency's words on them.
  proof_comparisons: {
    activity: 'commandes',
    title: 'Écarts d’une création avec sa commande',
    project: 'project_id',
    personal: {
      agence: 'identifiant:compte',
      smhf: 'identifiant:compte',
      found: 'texte:quiconque',
      text: 'texte:quiconque',
    },
    impersonal: 'project_id version state order_hash reason attempts former taken_until text_of t_queued t_made made_on type',
  },
  former_cards: {
    activity: 'commandes',
    title: 'Cartes reprises avec de nouveaux prix',
    project: 'project_id',
    personal: { card: 'texte:quiconque' },
    impersonal: 'project_id',
  },
  wanted_differences: {
    activity: 'commandes',
    title: 'Écarts que l’agence dit voulus',
    project: 'project_id',
    personal: { said_by: 'identifiant:compte', words: 'texte:quiconque' },
    impersonal: 'project_id difference version to_client t_creation',
  },
  proof_readings: {
    activity: 'commandes',
    title: 'Lectures de la création',
    project: 'project_id',
    personal: { reader: 'identifiant:compte', t_reading: 'fait:compte' },
    impersonal: 'project_id version',
  },
  approvals: {
    activity: 'signatures',
    title: 'Accords sur la création',
    project: 'project_id',
    personal: {
      nom: 'nom:signataire',
      qualite: 'texte:signataire',
      image: 'piece:signataire',
      email: 'courriel:signataire',
      signed_by: 'identifiant:compte',
      address: 'reseau:signataire',
      user_agent: 'reseau:signataire',
      withdrawn_why: 'texte:quiconque',
    },
    impersonal: 'id project_id version hash mode via t_approval withdrawn_at notice erased_at',
  },
  taken_projects: {
    activity: 'commandes',
    title: 'Projets pris en main',
    project: 'project_id',
    personal: { taken_by: 'identifiant:compte' },
    impersonal: 'project_id taken_at',
  },
  qr_codes: {
    activity: 'commandes',
    title: 'QR codes',
    project: 'project_id',
    personal: { url: 'texte:quiconque', file_name: 'texte:quiconque', banner_name: 'texte:quiconque' },
    impersonal: 'code project_id type t_creation file_sha256 banner_sha256 banner_mime banner_size banner_width ' + 'banner_height banner_timer',
  },
};
