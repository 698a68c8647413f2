-- A mail that the receiving server refused for good, or that could not be delivered in two days.
alter table mails add column failed_at timestamptz(3);
drop index mails_waiting;
create index mails_waiting on mails (t_creation) where sent_at is null and failed_at is null;
create index mails_newest on mails (id desc);
