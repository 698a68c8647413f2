/** Names of a signature; empty or omitted where it was given for oneself. */
interface Behalf {
  /** Whose it is, as the signer has typed it. */
  nom: string;
  /** Who brought it in. */
  apporteePar?: string | undefined;
  pourLeCompteDe?: string | undefined;
}

/** 'par Léo Moreau, pour le compte de Camille Ferrand'; empty for a signature of one's own. */
export function onBehalfInWords({ nom, apporteePar = '', pourLeCompteDe = '' }: Behalf): string {
  if (pourLeCompteDe === '') return '';
  const by = apporteePar === '' || apporteePar === nom ? '' : `par ${apporteePar}, `;
  return `${by}pour le compte de ${pourLeCompteDe}`;
}
