-- What follows a promise (specification/statuses.md#when-it-comes): when and with what an order was sent, the day on which it
-- was delivered, until when its printer may leave it without a day, the promise whose lateness was mailed, and the last day
-- on which somebody asked for one. Null until then, so that no stored row is written; no index: read with their rows.
alter table projects
  add column shipped_on date,
  add column carrier text,
  add column parcels text[],
  add column delivered_on date,
  add column promise_by date,
  add column late_told_for date,
  add column date_asked_on date;

-- Each sending is a line of the history.
alter table project_history drop constraint project_history_nature_check;
alter table project_history add constraint project_history_nature_check check (nature in
  ('mouvement', 'accord', 'retrait', 'modification', 'prix', 'pose', 'promesse', 'envoi', 'qrcode', 'texte', 'dc', 'agence',
  'imprimeur')) not valid;
alter table project_history validate constraint project_history_nature_check;
