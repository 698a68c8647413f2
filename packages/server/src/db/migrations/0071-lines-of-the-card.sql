-- How many lines the text of a card has, for lists and exports, which never read the document. No order has a text
-- before this release: nothing is to be filled.
alter table projects add column card_lines integer not null default 0;
