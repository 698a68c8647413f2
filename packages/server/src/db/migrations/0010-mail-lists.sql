-- What the administrator's page counts and lists: mails given up, and those sent of late.
create index mails_failed on mails (id desc) where failed_at is not null;
create index mails_sent on mails (sent_at) where sent_at is not null;
-- A sent mail is not sent again: its body, with the links it carried, has no reason to stay.
update mails set html = '', body_text = '' where sent_at is not null;
