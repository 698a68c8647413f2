import type { Project } from '@ardoise/domain/contract/projects.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { useQueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { projectKey } from '../../../hooks/use-project.ts';
import { screensOf } from '../kinds/kind-screens-of.ts';
import { rendered } from '../testing/render-step.tsx';
import { RecapDrawings } from './RecapDrawings.tsx';

const ID = '64b000000000000000000001';
const BOARDS: WizardProject['boards'] = [
  {
    entree: 'k1',
    name: 'Pricelist, texte ou photos',
    displayName: 'Pricelist, texte ou photos - 1',
    type: 'Gamme ou Pricelist',
    state: 'pricelist',
    format: 'Horizontal 60x90cm',
    optionStopTrottoir: true,
    formatStopTrottoir: '75x47 cm (bois)',
    brief: { pricelist: { texte: 'Café 1,90' } },
  },
];
const SIGNED = {
  title: 'Carte Brasserie',
  format: 'A4, un volet',
  width: 210,
  height: 297,
  marks: [{ kind: 'text', text: 'Telle que signée', x: 20, y: 20, size: 6, face: 'text', fill: 'ardoise' }],
  change: true,
};

interface Recap {
  type: Project['type'];
  current?: Partial<WizardProject>;
  /** The cached reply of the call; an order without signatures makes none. */
  signed?: readonly object[];
}

function Shown({ type, current = {}, signed }: Recap) {
  const cache = useQueryClient();
  if (signed) cache.setQueryData([...projectKey(ID), 'dessins', 1], signed);
  const signatures = signed ? [{ role: 'client' }] : [];
  const project = { _id: { $oid: ID }, type, agence: 'pinson', nomAgence: 'Agence Pinson', signatures };
  return (
    <RecapDrawings
      project={project as unknown as Project}
      current={{ agence: 'pinson', eligibleMedals: [], ...current }}
      screens={screensOf(kindOf(type))}
    />
  );
}

const recap = (shown: Recap) => rendered(() => <Shown {...shown} />, { boards: [] });

describe('an order as drawn, at its recap', () => {
  it('has every board in each format it is printed in', async () => {
    const html = await recap({ type: 'Boards PVC', current: { boards: BOARDS } });
    expect(html.match(/<figure/g)).toHaveLength(2);
    expect(html).toMatch(/role="img" aria-label="Pricelist, texte ou photos - 1\u00a0: [^"]*Café/);
    expect(html).toContain('Horizontal 60x90cm');
    expect(html).toContain('75x47 cm (bois)');
    expect(html).not.toContain('L’agence');
  });

  it('is what was signed once it is signed, with what changed since, and what the agency adds', async () => {
    const html = await recap({ type: 'Carte Brasserie', signed: [SIGNED] });
    expect(html).toContain('aria-label="Carte Brasserie\u00a0: Telle que signée"');
    expect(html).toContain('Une image ou une police de cet aperçu a changé depuis la signature');
    expect(html).toContain('L’agence Pinson y mettra vos plats et vos prix');
  });

  it('is absent for an order signed before drawings were, and for kinds without any', async () => {
    expect(await recap({ type: 'Boards PVC', current: { boards: BOARDS }, signed: [] })).toBe('');
    expect(await recap({ type: 'Sur Mesure' })).toBe('');
  });
});
