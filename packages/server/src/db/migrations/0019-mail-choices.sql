-- Each person chooses their mails about projects: at once, one a day, or none. Links, passwords and order forms go at once.
alter table users add column courriels text not null default 'immediat' check (courriels in ('immediat', 'quotidien', 'aucun'));

-- The days, in Europe/Paris, on which somebody was told what waits for them: once, whatever process does it.
create table digests (
  uid int not null references users on delete cascade,
  day date not null,
  primary key (uid, day)
);
