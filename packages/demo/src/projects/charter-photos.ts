import type { Charte, CharterPhotos } from '@ardoise/domain/projects/project.ts';
import type { AnswerContext } from './answer.ts';

const COMMENTS = {
  photo_charte: ['Reprendre ces couleurs', 'Le rouge de la façade, pas plus vif'],
  photo_logo: ['Logo à placer en haut', 'Le logo sans son ombre'],
  photo_typo: ['Typographie de notre enseigne'],
} as const;

function photos(context: AnswerContext, type: keyof typeof COMMENTS): CharterPhotos {
  const attached = context
    .attachPhotos(type, 1)
    .map(({ id, filename }) => [
      id,
      { photo: id, filename, comment: context.random.pick(COMMENTS[type]), anno: [] },
    ]);
  return Object.fromEntries(attached) as CharterPhotos;
}

/** The elements of an outlet's charter: colours, a logo, a lettering, each with a photograph. */
export function charterPhotos(context: AnswerContext): Charte {
  const { random } = context;
  const [own, logo, lettering] = [random.chance(0.5), random.chance(0.6), random.chance(0.25)];
  return {
    charteClient: own ? 'oui' : 'non',
    logoClient: logo ? 'oui' : 'non',
    typoClient: lettering ? 'oui' : 'non',
    ...(own ? { photo_charte: photos(context, 'photo_charte') } : {}),
    ...(logo ? { photo_logo: photos(context, 'photo_logo') } : {}),
    ...(lettering ? { nomTypoClient: random.pick(['Anglaise', 'Bâton large', 'Écriture à la craie']) } : {}),
    ...(lettering ? { photo_typo: photos(context, 'photo_typo') } : {}),
  };
}
