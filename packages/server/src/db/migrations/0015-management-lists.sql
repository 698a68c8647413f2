-- Lists in any order (3-decisions.md section 5). At most twelve indexes on projects: this leaves eleven.
--
-- Head office sees every row. Its lists are read cell by cell, a cell being one status of one type: the first rows of
-- each, in order, then the first of those (project-list.repository.ts). So one index an order serves every filter by
-- status, type and support, however rare or old what is asked for is. The cells that there are come from status_counts.
create index projects_by_update on projects (statut, type, t_update desc, id desc) where deleted_at is null;
create index projects_by_creation on projects (statut, type, t_creation desc, id desc) where deleted_at is null;
create index projects_by_name on projects (statut, type, name_projet, id) where deleted_at is null;
create index projects_by_round_trips on projects (statut, type, nb_ar_agence desc, t_update desc, id desc)
  where deleted_at is null;

-- One person's projects are few: they are read whole, from the index alone, and put in order. The dc's and the mdv's usual
-- list, a status by last change, is read in order.
create index projects_of_dc on projects (dc, statut, t_update desc, id desc)
  include (type, name_projet, t_creation, nb_ar_agence) where deleted_at is null;
create index projects_of_mdv on projects (mdv, statut, t_update desc, id desc)
  include (type, name_projet, t_creation, nb_ar_agence) where deleted_at is null;
-- An agency and an smhf have tens of thousands: cells for them as well, in the order of changes.
create index projects_of_agence on projects (agence, statut, type, t_update desc, id desc)
  include (name_projet, t_creation, nb_ar_agence) where deleted_at is null;
create index projects_of_smhf on projects (smhf, statut, type, t_update desc, id desc)
  include (name_projet, t_creation, nb_ar_agence) where deleted_at is null;

-- Three small sets share an index: what was deleted of late, what a client's account is bound to, what installers see
-- (an order with a pose has no client's account).
create index projects_set_apart on projects (deleted_at, client_uid, t_update desc, id desc)
  where deleted_at is not null or client_uid is not null or (has_pose and entered_previsite);

drop index projects_dc_statut;
drop index projects_dc;
drop index projects_agence_statut;
drop index projects_statut;
drop index projects_update;
drop index projects_smhf;
drop index projects_mdv;
