-- A move keeps its mails as rows and goes on; whoever sends hands them over to the job queue, many at once and after the
-- commit. What is already here has its job, or is never to leave.
alter table mails add column handed_over boolean not null default true;
alter table mails alter column handed_over set default false;
create index mails_to_hand_over on mails (id) where not handed_over;

-- HTML is drawn when a mail leaves or is shown, from what it says; the words alone are kept until then.
alter table mails add column words json;
alter table mails alter column html set default '';
