import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { printEvidences } from '../print-documents.ts';
import type { LoadedDemo } from './loaded-demo.ts';

/** What a loaded demonstration's agencies and clients have done; `loaded` is called in the tests. */
export function describeDemoWorkflow(loaded: () => LoadedDemo): void {
  describe('the demonstration’s agencies and clients', () => {
    it('have a proof whose hash is that of its files, for each project with one', async () => {
      const { database, projects } = loaded();
      const { rows } = await database.pool.query<{
        project_id: string;
        version: number;
        hash: string;
        files: string[];
      }>(
        `select project_id, version, encode(p.hash, 'hex') as hash,
         (select array_agg(encode(f.sha256, 'hex') order by encode(f.sha256, 'hex')) from proof_files pf join files f on f.id = pf.file_id
          where pf.project_id = p.project_id and pf.version = p.version) as files
       from proofs p order by project_id, version`,
      );
      for (const { hash, files } of rows)
        expect(hash).toBe(createHash('sha256').update(files.join('\n')).digest('hex'));
      for (const project of projects) {
        const versions = rows
          .filter(({ project_id }) => project_id === project.id)
          .map(({ version }) => version);
        expect(versions).toEqual(Array.from({ length: project.proof_version }, (_, index) => index + 1));
      }
      expect(rows.length).toBeGreaterThan(90);
    });

    it('have the approval that each project references, of the referenced proof, and no other valid one', async () => {
      const { database, projects } = loaded();
      const { rows } = await database.pool.query<{ id: string; approved: number | null; same: boolean }>(
        `select a.project_id as id, a.version as approved, a.hash = p.hash as same
       from approvals a join proofs p on (p.project_id, p.version) = (a.project_id, a.version) where a.withdrawn_at is null`,
      );
      expect(rows.filter(({ same }) => !same)).toEqual([]);
      const held = new Map(rows.map(({ id, approved }) => [id, approved]));
      for (const { id, approved_version } of projects) expect(held.get(id) ?? null).toBe(approved_version);
      expect(rows.length).toBeGreaterThan(40);
    });

    it('have an evidence page for each valid approval, dated as the approval', async () => {
      const { database, files } = loaded();
      let leftToPrint = 2;
      const printed = await printEvidences({ pool: database.pool, files }, () => leftToPrint-- > 0);
      expect(printed).toHaveLength(2);
      const { rows } = await database.pool.query<{ id: string; frozen: boolean; same: boolean }>(
        `select f.project_id as id, f.frozen, f.t_creation = a.t_approval as same
       from files f join approvals a on a.project_id = f.project_id and a.withdrawn_at is null where f.file_type = 'preuve_accord'`,
      );
      expect(rows.map(({ id }) => id).sort()).toEqual(printed.sort());
      expect(rows.filter(({ frozen, same }) => !frozen || !same)).toEqual([]);
    });

    it('have an execution file wherever one is printed or sent', async () => {
      const { database, projects } = loaded();
      const { rows } = await database.pool.query<{ id: string }>(
        `select project_id as id from files where file_type = 'execution' and not superseded group by 1`,
      );
      const ready = new Set(rows.map(({ id }) => id));
      const beyond = projects.filter(
        ({ statut, kind }) =>
          kind !== 'PDA' && ['Impression', 'Imprimé', 'Livré', 'Terminé'].includes(statut),
      );
      expect(beyond.filter(({ id, execution_fresh }) => !ready.has(id) || !execution_fresh)).toEqual([]);
      expect(projects.filter(({ id, execution_fresh }) => ready.has(id) !== execution_fresh)).toEqual([]);
    });

    it('have assigned each printed order to its printer, an agency among them', () => {
      const { projects } = loaded();
      const printing = projects.filter(({ statut }) => statut === 'Impression' || statut === 'Imprimé');
      expect(
        printing.filter(({ imprimeur, entered_impression }) => imprimeur === null || !entered_impression),
      ).toEqual([]);
      expect(printing.some(({ imprimeur, agence }) => imprimeur === agence)).toBe(true);
    });

    it('have planned the requested pre-visits and poses, with recorded outcomes', () => {
      const { projects } = loaded();
      const posed = projects.filter(({ has_pose }) => has_pose);
      const later = posed.filter(
        ({ entered_previsite, statut }) => entered_previsite && statut !== 'Prévisite',
      );
      expect(later.filter(({ pose_resultat }) => pose_resultat === '')).toEqual([]);
      expect(
        later.filter(
          ({ pose_resultat, t_previsite }) => pose_resultat !== 'refusPose' && t_previsite === null,
        ),
      ).toEqual([]);
      expect(new Set(later.map(({ pose_resultat }) => pose_resultat))).toEqual(
        new Set(['validationPose', 'sousConditionPose', 'refusPose']),
      );
      const conditions = later.filter(({ pose_resultat }) => pose_resultat === 'sousConditionPose');
      expect(conditions.filter(({ pose_condition }) => pose_condition.length < 10)).toEqual([]);
      const done = later.filter(({ statut }) => statut === 'Terminé');
      expect(done.length).toBeGreaterThan(10);
      expect(done.filter(({ t_pose }) => t_pose === null || t_pose > '2026-11-20')).toEqual([]);
      const waiting = posed.filter(({ statut }) => statut === 'Prévisite');
      expect(waiting.some(({ t_previsite }) => t_previsite === null)).toBe(true);
      expect(waiting.some(({ t_previsite }) => t_previsite !== null)).toBe(true);
      expect(projects.filter(({ has_pose, entered_previsite }) => entered_previsite && !has_pose)).toEqual(
        [],
      );
    });

    it('have bound each sent Direct Agence to its client’s account, and several to the example account', async () => {
      const { database, projects } = loaded();
      const { rows } = await database.pool.query<{ id: string; name: string; mail: string }>(
        'select p.id, u.name, u.mail from projects p join users u on u.uid = p.client_uid',
      );
      const owners = new Map(rows.map(({ id, ...user }) => [id, user]));
      for (const { id, kind, entered_client, client_email } of projects)
        expect(owners.get(id)?.mail).toBe(kind === 'PDA' && entered_client ? client_email : undefined);
      const own = projects.filter(({ id }) => owners.get(id)?.name === 'client1');
      expect(new Set(own.map(({ statut }) => statut))).toEqual(
        new Set(['Client', 'Agence', 'Validation Client', 'Validation CCEP', 'Impression', 'Terminé']),
      );
    });

    it('have dc’s agreements to some proofs, and final prices of made-to-measure orders', () => {
      const { projects } = loaded();
      expect(projects.some(({ dc_agreed_at, statut }) => dc_agreed_at !== null && statut === 'Agence')).toBe(
        true,
      );
      const priced = projects.filter(({ prix_final }) => prix_final !== null);
      expect(priced.length).toBeGreaterThan(8);
      expect(
        priced.filter(({ kind, statut }) => kind !== 'PSM' || !['Imprimé', 'Terminé'].includes(statut)),
      ).toEqual([]);
    });
  });
}
