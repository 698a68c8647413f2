-- Every kind through the workflow: what guards, lists and mails ask of the pose, of a Digital's delivery, of a Direct
-- Agence and of a price (3-decisions.md sections 1 and 2).
alter table projects
  -- Whom the installer calls, from the document's pose.
  add column pose_contact text not null default '',
  add column pose_phone text not null default '',
  -- The outcome of the pre-visit, as the target that recorded it; empty while there was none.
  add column pose_resultat text not null default ''
    check (pose_resultat in ('', 'validationPose', 'sousConditionPose', 'refusPose')),
  add column pose_condition text not null default '',
  -- Days in Europe/Paris, set by the installer, not part of the signed order.
  add column t_previsite date,
  add column t_pose date,
  -- Where a Digital order has its video sent.
  add column delivery_email text not null default '',
  -- A Direct Agence that the dc fills beside the client.
  add column sur_place boolean not null default false,
  -- The dc's agreement to a Direct Agence's proof.
  add column dc_agreed_at timestamptz(3),
  -- Sur Mesure, in euros.
  add column prix_final numeric(12, 2) check (prix_final >= 0);
