-- The signed order form, mailed to its client: which one, so that the same is not mailed again.
alter table links drop constraint links_purpose_check,
  add constraint links_purpose_check
    check (purpose in ('password', 'texte', 'logo', 'invitation', 'approval', 'execution', 'bon_commande')),
  add column sha256 text;
