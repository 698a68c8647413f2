import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import { cruiseOptions, layerRules } from '../../.dependency-cruiser.mjs';
import { folderCircles } from './folder-circles.ts';

export type LayerReport = { readonly modules: readonly IModule[]; readonly violations: readonly string[] };

/** Reads every module below `root`'s packages and returns the imports that a layer rule forbids. */
export async function checkLayers(root: string): Promise<LayerReport> {
  const { output } = await cruise(['packages'], {
    ...cruiseOptions,
    baseDir: root,
    ruleSet: { forbidden: layerRules(root) },
    validate: true,
  });
  const { modules, summary } = output as ICruiseResult;
  return {
    modules: modules.filter(({ source }) => source.startsWith('packages/')),
    violations: [
      ...summary.violations.map(({ rule, from, to }) => `${from} → ${to} (${rule.name})`),
      ...folderCircles(modules),
    ],
  };
}
