-- The forecast reads the units of the last twelve weeks of every SMHF (features/quotas): from one index, instead of a row of
-- each SMHF, kind and day.
create index quota_days_by_day on quota_days (day) include (smhf, kind, units);
