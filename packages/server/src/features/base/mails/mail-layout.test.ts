import { describe, expect, it } from 'vitest';
import type { Mail } from './mail.ts';
import { renderHtml, renderText } from './mail-layout.ts';
import type { ReadNews, StatusMailTemplate } from './status-news.ts';
import { replyToOf } from './stored-mail.ts';
import { accountInvitationMail } from './templates/account-invitation.ts';
import { addressChangedMail, passwordChangedMail } from './templates/account-notices.ts';
import { approvalLinkMail } from './templates/approval-link.ts';
import { arbitrationRequestMail } from './templates/arbitration-request.ts';
import { backupFailedMail } from './templates/backup-failed.ts';
import { correctionsRequestedMail } from './templates/corrections-requested.ts';
import { dailyDigestMail } from './templates/daily-digest.ts';
import { dcAgreedMail } from './templates/dc-agreed.ts';
import { deliveryDayMail, deliveryDayMovedMail } from './templates/delivery-day.ts';
import { dayAskedMail, deliveryLateMail } from './templates/delivery-late.ts';
import { deliveryLinkMail } from './templates/delivery-link.ts';
import { digitalDeliveredMail } from './templates/digital-delivered.ts';
import { entriesEndMail } from './templates/entries-end.ts';
import { executionToMakeMail } from './templates/execution-to-make.ts';
import { fileInvitationMail } from './templates/file-invitation.ts';
import { filesReceivedMail } from './templates/files-received.ts';
import { headOfficeCheckMail } from './templates/head-office-check.ts';
import { installationToDoMail } from './templates/installation-to-do.ts';
import { logoLinkMail } from './templates/logo-link.ts';
import { orderAtClientMail } from './templates/order-at-client.ts';
import { orderFormMail, orderFormSentMail } from './templates/order-form.ts';
import { orderToCompleteMail } from './templates/order-to-complete.ts';
import { passkeyCopiedMail } from './templates/passkey-copied.ts';
import { passkeyRegisteredMail } from './templates/passkey-registered.ts';
import { passkeyRemovedMail } from './templates/passkey-removed.ts';
import { passkeysRemovedMail } from './templates/passkeys-removed.ts';
import { passwordResetMail } from './templates/password-reset.ts';
import { poseConditionMail } from './templates/pose-condition.ts';
import { previsitAnnouncedMail } from './templates/previsit-announced.ts';
import { previsitToPlanMail } from './templates/previsit-to-plan.ts';
import { printingToDoMail } from './templates/printing-to-do.ts';
import { projectDeliveredMail } from './templates/project-delivered.ts';
import { projectFinishedMail } from './templates/project-finished.ts';
import { projectPrintedMail } from './templates/project-printed.ts';
import { projectReturnedToDraftMail } from './templates/project-returned-to-draft.ts';
import { projectCancelledMail, projectRefusedMail } from './templates/project-stopped.ts';
import { projectSubmittedMail } from './templates/project-submitted.ts';
import { proofAtClientMail } from './templates/proof-at-client.ts';
import { proofToReviewMail } from './templates/proof-to-review.ts';
import { quotaReceivedMail, quotaTakenMail } from './templates/quota-transferred.ts';
import { quotaYearToOpenMail } from './templates/quota-year-to-open.ts';
import { quotasOpenedMail } from './templates/quotas-opened.ts';
import { recallMail } from './templates/recall.ts';
import { receivedTextMail } from './templates/received-text.ts';
import { silentCodeMail } from './templates/silent-code.ts';
import { textDecidedMail } from './templates/text-decided.ts';
import { textFileLinkMail } from './templates/text-file-link.ts';
import { webhookStoppedMail } from './templates/webhook-stopped.ts';

const SITE = 'https://plv.example';
const renderMail = (mail: Mail, site: string) => ({
  ...renderText(mail, site),
  html: renderHtml(mail, site, mail.picture ? 'cid:creation' : null),
});
const project: ReadNews['project'] = {
  id: '65a0b1c2d3e4f5a6b7c8d9e0',
  kind: 'CHR',
  client_name: 'Léo Martin',
  client_email: 'leo@bistrot.example',
  delivery_email: '',
  pose_contact: 'Léo Martin',
  pose_phone: '06 39 98 12 34',
  has_pose: false,
  to_be_printed: true,
  with_menu: true,
  returns_to_draft: 0,
  execution_fresh: true,
  proof_version: 1,
  type: 'Carte Brasserie',
  name_projet: 'Chez "Léo" <& fils>',
  num_projet: '3104587_2026_11_20',
  ville: 'Bordeaux',
};
const expires = new Date('2026-11-20T13:32:00Z');
const to = 'quelquun@ardoise.test';
const nomDc = 'Camille Ferrand';
const comment = 'Première ligne\n<b>deuxième</b> : oui !';
const token = 'a'.repeat(43);
const notice = {
  to: 'h.marchetti@ardoise.test',
  name: 'h.marchetti',
  key: 'Téléphone',
  device: 'Safari sur iPhone',
  at: expires,
};

const transfer = {
  annee: 2026,
  typeProjet: 'CHR',
  unites: 10,
  motif: comment,
  qui: nomDc,
  de: 'Antoine Delmas',
  a: 'Chloé Garnier',
  avant: 120,
  restant: 13,
} as const;

const news: ReadNews = {
  project,
  from: 'Validation Client',
  nomDc,
  telephoneDc: '06 39 98 00 01',
  mailDc: 'camille@ardoise.test',
  resp: 'dc1',
  nomResp: nomDc,
  own: false,
  toDc: true,
  comment,
  files: [],
  deadline: '2026-12-01',
  delays: { agence: 5, installateur: 48 },
};
const draft: ReadNews = { ...news, from: 'Brouillon' };
const unreached = { ...project, client_email: 'sans adresse' };
const unprinted = { ...project, to_be_printed: false, with_menu: false };
const telephoneDc = news.telephoneDc;
const picture = { sha256: 'f'.repeat(64), width: null, pages: 2, alt: 'Première page de "votre" création' };
const delegate = { nomDc, telephoneDc, mailDc: 'camille@ardoise.test' };
const opening = {
  to,
  project,
  ...delegate,
  nomResp: nomDc,
  comment,
  name: 'leo@bistrot.example',
};
const followUp = `/suivi-projet/${project.id}`;

const waiting = {
  ...project,
  statut: 'Agence' as const,
  since: '2026-11-13T09:00:00.000Z',
  late: true,
};
const digest = dailyDigestMail(to, { prenom: 'Léo', count: 31, projects: [waiting] });

/** Name, mail, its button's path (null: none), and its text. */
const MAILS: [string, Mail, string | null, string][] = [
  [
    'account',
    accountInvitationMail({
      to,
      name: 'e.brun',
      role: 'agence',
      organisation: 'Agence Pinson',
      by: 'Hélène Marchetti',
      token,
      expires,
    }),
    `/cms/mot-de-passe/${token}`,
    'Agence, Agence Pinson',
  ],
  [
    'passkey registered',
    passkeyRegisteredMail({ ...notice, isFirst: true }),
    '/mon-compte',
    'Son mot de passe seul n’y suffit plus',
  ],
  [
    'passkey removed',
    passkeyRemovedMail({ ...notice, isLast: true }),
    '/mon-compte',
    'son mot de passe suffit de nouveau',
  ],
  [
    'address changed',
    addressChangedMail({
      to,
      name: 'h.marchetti',
      former: 'helene@ardoise.test',
      next: 'h.marchetti@ardoise.test',
      by: 'Yves Carpentier',
      at: expires,
    }),
    '/mon-compte',
    'sa nouvelle adresse',
  ],
  [
    'password changed',
    passwordChangedMail({ to, name: 'h.marchetti', byLink: true, at: expires }),
    '/mon-compte',
    'choisi de nouveau',
  ],
  ['passkey copied', passkeyCopiedMail(notice), '/mon-compte', 'demandez à un administrateur de retirer'],
  [
    'passkeys removed',
    passkeysRemovedMail({ to, name: 'h.marchetti', at: expires }),
    '/mon-compte',
    'Vous vous connectez de nouveau avec votre mot de passe',
  ],
  [
    'password reset',
    passwordResetMail({ to, name: 'dc1', token, expires }),
    `/cms/mot-de-passe/${token}`,
    'vendredi 20 novembre 2026 à 14:32',
  ],
  [
    'text file',
    textFileLinkMail({ to, project, ...delegate, token, expires }),
    `/lien/${token}`,
    '.doc, .ppt, .xls',
  ],
  ['logo', logoLinkMail({ to, project, ...delegate, token, expires }), `/lien/${token}`, '300 DPI'],
  [
    'approval',
    approvalLinkMail({ to, project, ...delegate, nomResp: nomDc, comment, token, picture }),
    `/accord/${token}`,
    'Rien ne part en fabrication sans votre accord',
  ],
  [
    'order form',
    orderFormMail({ to, project, ...delegate, token, expires }),
    `/livraison/${token}`,
    'valable jusqu’au vendredi 20 novembre 2026',
  ],
  [
    'order form, to the dc',
    orderFormSentMail({ to, project, email: 'gerant@zinc.example' }),
    followUp,
    'gerant@zinc.example a reçu un lien',
  ],
  [
    'delivery day',
    deliveryDayMail({ to, project, ...delegate, jour: '2026-12-04' }),
    null,
    'Votre commande arrive le vendredi 4 décembre 2026',
  ],
  [
    'moved day, to the dc',
    deliveryDayMovedMail({ to, project, jour: '2026-12-04', motif: comment }),
    followUp,
    'Livraison le vendredi 4 décembre 2026',
  ],
  [
    'late delivery, to the dc',
    deliveryLateMail({ to, project, jour: '2026-12-04', promised: false }),
    followUp,
    'La livraison promise le vendredi 4 décembre 2026 n’est pas faite',
  ],
  [
    'late delivery, to whoever promised',
    deliveryLateMail({ to, project, jour: '2026-12-04', promised: true }),
    followUp,
    'La livraison promise le vendredi 4 décembre 2026 n’est pas faite',
  ],
  [
    'a day that is asked for',
    dayAskedMail({ to, project, from: 'Camille Ferrand' }),
    followUp,
    'Promettez un jour de livraison',
  ],
  [
    'delivery',
    deliveryLinkMail({ to, project, ...delegate, token, expires }),
    `/livraison/${token}`,
    'valable jusqu’au vendredi 20 novembre 2026',
  ],
  [
    'invitation to send a file',
    fileInvitationMail({ to, project, ...delegate, from: nomDc, instructions: comment, token, expires }),
    `/lien/${token}`,
    'Aucun compte n’est nécessaire',
  ],
  [
    'files received',
    filesReceivedMail({ to, project, from: 'a@b.example', names: ['t.doc'] }),
    followUp,
    't.doc',
  ],
  [
    'received text of the card',
    receivedTextMail({
      ...{ to, project, from: 'a@b.example', fichier: 'carte.docx' },
      ...{ lignes: 48, aVerifier: 2, apresSignature: true },
    }),
    followUp,
    'carte.docx, 48 lignes, dont 2 à vérifier',
  ],
  [
    'received text to be followed',
    textDecidedMail({ to, project, nomResp: nomDc, decision: 'suivie', remark: 'Entrecôte : 24 → 25' }),
    followUp,
    'Entrecôte : 24 → 25',
  ],
  [
    'received text left aside',
    textDecidedMail({ to, project, nomResp: nomDc, decision: 'gardee', remark: '' }),
    followUp,
    'garde le texte signé',
  ],
  [
    'recall',
    recallMail({
      to,
      id: project.id,
      shows: 'Thé glacé pêche',
      from: 'Hélène Marchetti',
      message: 'Merci de reprendre ces cartes avant vendredi.',
      sure: 3,
      toSee: 1,
    }),
    `/parc/rappel/${project.id}`,
    'avant vendredi',
  ],
  [
    'silent code',
    silentCodeMail(to, {
      project: { id: project.id, name: 'Café de la Paix', town: 'Niort' },
      taille: 14,
      problems: ['petit'],
      dead: 'Le site ne répond pas',
      target: true,
    }),
    `/qrcodes/${project.id}`,
    'il se lit à 14 cm au plus',
  ],
  ['units given', quotaTakenMail(to, transfer), '/suivi-quotas', 'Quota annuel : 110, au lieu de 120'],
  ['units received', quotaReceivedMail(to, transfer), '/suivi-quotas', 'Quota annuel : 130, au lieu de 120'],
  ['backup failed', backupFailedMail(to, 'outil'), '/cms/etat', 'un pg_dump au moins aussi récent'],
  [
    'webhook stopped',
    webhookStoppedMail(to, { name: 'Entrepôt', why: 'echecs' }),
    '/cms/integrations',
    'depuis trois jours',
  ],
  [
    'entry that ends',
    entriesEndMail(to, [
      { list: 'boissons', id: 'anis', label: 'Anis', title: 'Boissons', au: '2026-12-01', drafts: 2 },
    ]),
    '/cms/catalogues',
    'Jusqu’au mardi 1er décembre 2026, 2 brouillons',
  ],
  ['year of quotas to open', quotaYearToOpenMail(to, 2027), '/cms/quotas?annee=2027', 'ceux de 2026'],
  [
    'year of quotas opened',
    quotasOpenedMail(to, { annee: 2027, figures: [{ kind: 'CHR', annuel: 120 }], deja: false }),
    '/suivi-quotas',
    'Carte Brasserie : 120',
  ],
  [
    'arbitration',
    arbitrationRequestMail({ to, project, nomDc, smhf: 'smhf1', comment }),
    followUp,
    'quota de l’année est dépassé',
  ],
  ['submitted', projectSubmittedMail(to, draft), followUp, 'Échéance : mardi 1er décembre 2026'],
  [
    'submitted again',
    projectSubmittedMail(to, { ...draft, project: { ...project, returns_to_draft: 1 }, deadline: null }),
    followUp,
    'complété à votre demande',
  ],
  ['corrections', correctionsRequestedMail(to, news), followUp, 'Faites un retour sous 5 jours ouvrés'],
  ['agreed by the dc', dcAgreedMail(to, news), followUp, 'Soumettez-la au client'],
  [
    'proof that differs from the order',
    proofToReviewMail(to, { ...news, ecarts: '3 prix changés' }),
    followUp,
    'Entre la commande signée et cette création : 3 prix changés.',
  ],
  [
    'approval of a proof that differs',
    approvalLinkMail({ to, project, ...delegate, nomResp: nomDc, comment, token, ecarts: '3 prix changés' }),
    `/accord/${token}`,
    'Depuis ce que vous avez signé : 3 prix changés.',
  ],
  ['proof to review', proofToReviewMail(to, news), followUp, 'soumettez-la au client ou renvoyez-la'],
  ['proof at the client', proofAtClientMail(to, news), followUp, 'envoyé à leo@bistrot.example'],
  [
    'proof that no link could be sent for',
    proofAtClientMail(to, { ...news, project: unreached }),
    followUp,
    'aucun lien n’est parti',
  ],
  ['order at the client', orderAtClientMail(to, news), followUp, 'Vous n’avez rien à faire'],
  [
    'order to complete',
    orderToCompleteMail({ ...opening, delaiAgence: 5, returned: false, invitation: null }),
    `/commande/${project.id}`,
    'Votre identifiant est « leo@bistrot.example »',
  ],
  [
    'order to complete, with an account to open',
    orderToCompleteMail({ ...opening, delaiAgence: 5, returned: true, invitation: { token, expires } }),
    `/cms/mot-de-passe/${token}?targetUrl=${encodeURIComponent(`/commande/${project.id}`)}`,
    'vous choisissez un mot de passe',
  ],
  ['head office', headOfficeCheckMail(to, { ...news, from: 'Impression' }), followUp, 'validation du siège'],
  ['pre-visit', previsitToPlanMail(to, news), followUp, 'Téléphone : 06 39 98 12 34'],
  ['pre-visit, to the client', previsitAnnouncedMail(to, news), null, 'Il vous appelle sous 48h'],
  ['execution', executionToMakeMail(to, news), followUp, 'et celui du menu extérieur, puis envoyez'],
  [
    'execution again',
    executionToMakeMail(to, { ...news, from: 'Impression', project: unprinted }),
    followUp,
    'Joignez un nouveau fichier d’exécution, puis terminez le projet',
  ],
  ['condition', poseConditionMail(to, news), followUp, 'à la condition que dit son message'],
  ['printing', printingToDoMail(to, news), followUp, 'Téléchargez les fichiers'],
  ['printed', projectPrintedMail(to, news), followUp, 'la livraison suit'],
  ['delivered', projectDeliveredMail(to, news), followUp, 'Assurez-vous auprès du client'],
  ['installation', installationToDoMail(to, news), followUp, 'passez-le en terminé'],
  [
    'digital',
    digitalDeliveredMail({ to, project, ...delegate, token, expires }),
    `/livraison/${token}`,
    'vérifiez qu’ils s’affichent',
  ],
  ['finished, printed', projectFinishedMail(to, news), followUp, 'clonez ce projet'],
  [
    'finished, by files',
    projectFinishedMail(to, { ...news, project: unprinted }),
    followUp,
    'valable 30 jours',
  ],
  [
    'finished, client without address',
    projectFinishedMail(to, { ...news, project: { ...unprinted, client_email: '' } }),
    followUp,
    'remettez vous-même',
  ],
  [
    'returned',
    projectReturnedToDraftMail(to, { ...news, from: 'Agence' }),
    followUp,
    'il y manque quelque chose',
  ],
  ['digest', digest, '/dashboard', 'En retard, Agence depuis le vendredi 13 novembre 2026'],
  ['cancelled', projectCancelledMail(to, news), followUp, 'Arrêtez tout travail en cours'],
  ['refused', projectRefusedMail(to, news), followUp, 'a refusé le projet'],
];

describe.each(MAILS)('the mail %s', (_, mail, path, says) => {
  const { subject, html, text } = renderMail(mail, SITE);
  const plain = text.replaceAll('\u00a0', ' ');

  it('contains its text and link, in HTML and in plain text', () => {
    expect(plain).toContain(says);
    for (const part of says.split(' : ')) expect(html.replaceAll('\u00a0', ' ')).toContain(part);
    expect(subject).not.toBe('');
    // The foot of each leads to the accessibility statement.
    const led = html.replace(`href="${SITE}/accessibilite"`, '');
    expect(led).not.toBe(html);
    if (path === null) expect(`${text}${led}`).not.toContain(SITE);
    else {
      expect(text).toContain(`${SITE}${path}\n`);
      expect(html).toContain(`href="${SITE}${path}"`);
    }
  });

  it('loads no resource but its own picture, and has no other link', () => {
    expect(html.replace('<img src="cid:creation" ', '')).not.toMatch(/<img|<script|<link|url\(|@import|src=/);
    expect(
      [...html.matchAll(/https?:\/\/[^"< ]+/g)]
        .map(([url]) => url)
        .filter((url) => !url.startsWith(`${SITE}/`)),
    ).toEqual([]);
  });

  it('has French spaces in its own sentences', () => {
    const ours = [subject, ...text.split('\n').filter((line) => !line.startsWith('> '))];
    for (const line of ours) expect(line).not.toMatch(/« | [»:;!?]|\d jours/);
  });
});

it('shows user input verbatim, escaped', () => {
  const { subject, html, text } = renderMail(projectSubmittedMail(to, draft), SITE);
  expect(html).toContain('Première ligne<br>&lt;b&gt;deuxième&lt;/b&gt; : oui !');
  expect(html).toContain('Chez &quot;Léo&quot; &lt;&amp; fils&gt;');
  expect(html).not.toContain('<b>deuxième');
  expect(text).toContain('> Première ligne\n> <b>deuxième</b> : oui !');
  expect(subject).toContain('Chez "Léo" <& fils>');
});

it('links each project of a digest', () => {
  const { html, text } = renderMail(digest, SITE);
  expect(html).toContain(`href="${SITE}${followUp}"`);
  expect(text).toContain(`(Carte Brasserie)\n${SITE}${followUp}`);
});

it.each([
  ['Yves Morel', 'Message d’Yves Morel'],
  ['Paul Morel', 'Message de Paul Morel'],
  ['Hassan Amrani', 'Message de Hassan Amrani'],
])('names the author, %s, with the elision', (nomResp, expected) => {
  const { html, text } = renderMail(correctionsRequestedMail(to, { ...news, nomResp }), SITE);
  expect(text).toContain(`${expected}\u00a0:`);
  expect(html).toContain(`${expected}</p>`);
});

/** Every template of a move that names its actor. */
const NAMING: [string, StatusMailTemplate, Partial<ReadNews>][] = [
  ['corrections', correctionsRequestedMail, { from: 'Impression' }],
  ['agreed by the dc', dcAgreedMail, {}],
  ['execution', executionToMakeMail, { from: 'Impression' }],
  ['execution, by force', executionToMakeMail, { from: 'Agence' }],
  ['execution, after a pre-visit', executionToMakeMail, { from: 'Prévisite' }],
  ['head office', headOfficeCheckMail, {}],
  ['order at the client', orderAtClientMail, {}],
  ['condition', poseConditionMail, {}],
  ['printing', printingToDoMail, {}],
  ['delivered', projectDeliveredMail, {}],
  ['finished', projectFinishedMail, {}],
  ['printed', projectPrintedMail, {}],
  ['returned', projectReturnedToDraftMail, { from: 'Agence' }],
  ['taken back', projectReturnedToDraftMail, { from: 'Client' }],
  ['cancelled', projectCancelledMail, {}],
  ['refused', projectRefusedMail, {}],
  ['proof at the client', proofAtClientMail, {}],
  ['proof to review', proofToReviewMail, {}],
];

it.each(NAMING)('about one’s own move, %s, is in the second person', (_, write, more) => {
  const others = renderText(write(to, { ...news, ...more }), SITE).text;
  const own = renderText(write(to, { ...news, ...more, own: true }), SITE).text;
  expect(others).toContain(nomDc);
  expect(own).not.toContain(nomDc);
  expect(own).toContain('Votre message\u00a0:');
  expect(own).not.toMatch(/ (son|sa) (message|accord)/);
  expect(own).toMatch(/ (vous|votre|vos) |^Vous |\nVous /i);
});

it('names the delegate to others, and addresses the delegate about their own options', () => {
  const told = (toDc: boolean) => renderText(projectCancelledMail(to, { ...news, toDc }), SITE).text;
  expect(told(true)).toContain('vous pouvez le cloner');
  expect(told(false)).toContain('le délégué commercial peut le cloner');
});

/** The mails to a client, who has no trade of ours. */
const TO_CLIENTS = MAILS.filter(([name]) =>
  /^(approval|delivery|order to|order form$|pre-visit, to|text|logo|digital|invitation)/.test(name),
);

it('says to a client what they are asked in their own words: the place, one sentence, the delegate', () => {
  expect(TO_CLIENTS).toHaveLength(12);
  for (const [name, mail] of TO_CLIENTS) {
    const { subject, text, html } = renderMail(mail, SITE);
    expect([name, `${subject} ${text.replace(/https:\S+/g, '')}`]).toEqual([
      name,
      expect.not.stringMatching(
        /\b(AR|CCEP|DC|BAT|SMHF)\b|\bprojet\b|aller-retour|courriel|points? de vente|Support\b|Numéro/i,
      ),
    ]);
    expect(subject).toMatch(/^Chez "Léo" <& fils>\u00a0: \p{Ll}/u);
    expect(text).toMatch(/\nBonjour( Léo Martin)?,\n/);
    expect(text).toContain(`Votre délégué commercial\u00a0: ${nomDc}, ${telephoneDc}\n`);
    expect(html).toContain('href="tel:0639980001"');
    expect(mail).toMatchObject({ replyTo: { name: nomDc, address: 'camille@ardoise.test' } });
    expect(mail.facts).toBeUndefined();
  }
});

it('puts the button right after the first sentence, then the picture', () => {
  for (const [name, mail] of MAILS.filter(([, { action }]) => action !== undefined)) {
    const { html, text } = renderMail(mail, SITE);
    expect([name, html]).toEqual([name, expect.stringMatching(/<\/h1>\n<table[^>]*><tr><td class="red"/)]);
    const [title, button] = text.replaceAll('\u00a0', ' ').split('\n\n');
    expect([title, button?.split(' :\n')[0]]).toEqual([mail.title, mail.action?.label]);
  }
  const { html } = renderMail(
    approvalLinkMail({ to, project, ...delegate, nomResp: nomDc, comment, token, picture }),
    SITE,
  );
  expect(html).toMatch(
    /Voir et valider<\/a>.*\n<table.*<img src="cid:creation" alt="Première page de &quot;votre&quot; création"/,
  );
});

it('begins the subject with the place, and orders nothing in it', () => {
  for (const [name, mail] of MAILS.filter(([, { projectId }]) => projectId !== undefined)) {
    const { subject } = renderMail(mail, SITE);
    expect([name, subject]).toEqual([name, expect.stringMatching(/^Chez "Léo" <& fils>\u00a0: /)]);
    if (!TO_CLIENTS.some(([client]) => client === name))
      expect([name, subject]).toEqual([name, expect.not.stringMatching(/: \p{L}+ez\b/u)]);
  }
});

it('omits empty parts', () => {
  const bare = { ...project, ville: '', num_projet: '', name_projet: '' };
  const { html, text } = renderMail(
    projectSubmittedMail(to, { ...draft, project: bare, comment: '  ' }),
    SITE,
  );
  expect(text).not.toMatch(/Ville|Numéro|Message de/);
  expect(html).not.toMatch(/Ville|Numéro|Message de/);
  expect(text).toContain('«\u00a0sans nom\u00a0»');
});

it('names attached files, with or without a comment', () => {
  const files = ['retouches <1>.pdf', 'logo.ai'];
  const both = renderMail(correctionsRequestedMail(to, { ...news, files }), SITE);
  expect(both.html).toContain('Fichiers joints\u00a0: retouches &lt;1&gt;.pdf, logo.ai');
  expect(both.text).toContain('> <b>deuxième</b> : oui !\nFichiers joints\u00a0: retouches <1>.pdf, logo.ai');
  const alone = renderMail(correctionsRequestedMail(to, { ...news, comment: '', files: ['logo.ai'] }), SITE);
  expect(alone.text).toContain(`Message de ${nomDc}\u00a0:\nFichier joint\u00a0: logo.ai`);
});

it('has a single-line subject', () => {
  const mail = {
    ...passwordResetMail({ to, name: 'dc1', token, expires }),
    subject: 'Un\r\nBcc: espion@ailleurs.test\u2028deux',
  };
  expect(renderMail(mail, SITE).subject).toBe('Un Bcc: espion@ailleurs.test deux');
});

it('omits bidi controls, which would reverse the line', () => {
  const controls = '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';
  const name_projet = `Chez ${controls}Łódź`;
  const said = { project: { ...project, name_projet }, nomResp: `Camille ${controls}Ferrand` };
  const mail = correctionsRequestedMail(to, { ...news, ...said, comment: `Plus${controls} grand` });
  const { subject, text, html } = renderMail(mail, SITE);
  expect(subject).toContain('Chez Łódź');
  for (const part of [subject, text, html]) expect(part).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  const words = JSON.stringify({ ...mail, replyTo: { name: `Léo${controls}`, address: to } });
  expect(replyToOf({ words })).toEqual({ replyTo: { name: 'Léo', address: to } });
});
