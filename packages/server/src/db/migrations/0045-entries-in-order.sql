-- The same index with the deadline itself beside its expression: read alone (index-only), it also has the cells of head
-- office's list by entry into the status, in order among the projects without a deadline.
drop index projects_by_due_date;
create index projects_by_due_date on projects
  (statut, type, coalesce(echeance, 'infinity'::date), t_statut, id) include (echeance) where deleted_at is null;
