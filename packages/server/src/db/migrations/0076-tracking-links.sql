-- A link by which a client without an account reads when one order comes (specification/mails-and-links.md#links).
alter table links drop constraint links_purpose_check;
alter table links add constraint links_purpose_check check (purpose in
  ('password', 'texte', 'logo', 'invitation', 'approval', 'execution', 'bon_commande', 'suivi')) not valid;
alter table links validate constraint links_purpose_check;
