import { ContentFrame } from '../ContentFrame.tsx';
import { AllListsImport } from '../imports/AllListsImport.tsx';
import { CatalogueIndex } from './CatalogueIndex.tsx';

/** The index of the reference lists (specification/content-management.md#catalogues). */
export function CataloguesPage() {
  return (
    <ContentFrame
      title="Catalogues"
      lede="Ce que les délégués commerciaux et les clients choisissent dans Ardoise."
    >
      <CatalogueIndex />
      <AllListsImport />
    </ContentFrame>
  );
}
