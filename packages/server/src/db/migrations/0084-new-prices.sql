-- Orders that are a former card, or former boards, with new prices (specification/card-text.md#new-prices).
alter table projects add column same_card boolean not null default false;

-- What each of them is compared with: the lines and prices of the order that it was made from, as they were then, and what
-- the approved proof printed in their place. Kept here, since that order may be amended, deleted or emptied since.
create table former_cards (
  project_id text collate "C" primary key references projects on delete cascade,
  card jsonb not null
);
