-- The day on which the printer delivers (specification/statuses.md#when-it-comes): as it stands, and as it was first promised,
-- by which lateness is counted. No index: they are shown with the rows that lists read anyway.
alter table projects
  add column promised_on date,
  add column first_promised_on date;

-- Each promise is a line of the history.
alter table project_history drop constraint project_history_nature_check;
alter table project_history add constraint project_history_nature_check check (nature in
  ('mouvement', 'accord', 'retrait', 'modification', 'prix', 'pose', 'promesse', 'qrcode', 'texte', 'dc', 'agence',
  'imprimeur')) not valid;
alter table project_history validate constraint project_history_nature_check;
