import { useCatalogue } from '../../catalogue/catalogue-query.ts';

/** The picture of a type of support in the catalogue; nothing for an unknown one. */
export function SupportPicture({ type }: { type: string | undefined }) {
  const { data = [] } = useCatalogue('supportssurmesure');
  const image = data.find(({ name }) => name === type)?.image;
  return image ? <img src={image} alt="" /> : null;
}
