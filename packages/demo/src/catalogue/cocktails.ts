import type { Cocktail } from '@ardoise/domain/catalogue/cocktail.ts';

const cocktail = (id: string, name: string, ingredient: string): Cocktail => ({
  id,
  name,
  image: `/catalogue/cocktails/${id}.svg`,
  ingredient,
  alcool: ingredient.endsWith('sans alcool') ? 'non' : 'oui',
});

export const COCKTAILS: Cocktail[] = [
  cocktail('mojito', 'Mojito', 'Rhum blanc, citron vert, menthe fraîche, sucre de canne, eau gazeuse'),
  cocktail('gin-tonic', 'Gin tonic', 'Gin, tonic, baies de genièvre, citron jaune'),
  cocktail('moscow-mule', 'Moscow mule', 'Vodka, ginger beer, citron vert, menthe'),
  cocktail('cuba-libre', 'Cuba libre', 'Rhum ambré, cola classique, citron vert'),
  cocktail(
    'spritz-terrasse',
    'Spritz de la terrasse',
    'Bitter à l’orange, vin pétillant, eau gazeuse, orange',
  ),
  cocktail('rouge-comptoir', 'Rouge comptoir', 'Crème de mûre, vin rouge, jus de raisin, cerises'),
  cocktail('bitter-orange', 'Bitter orange', 'Bitter agrumes, jus d’orange, zeste'),
  cocktail(
    'vierge-mojito',
    'Vierge mojito',
    'Citron vert, menthe fraîche, limonade, sucre de canne, sans alcool',
  ),
  cocktail(
    'soleil-agrumes',
    'Soleil d’agrumes',
    'Jus d’orange, jus de pamplemousse, sirop de grenadine, sans alcool',
  ),
  cocktail('jardin-vert', 'Jardin vert', 'Thé vert menthe, jus de pomme, concombre, sans alcool'),
  cocktail('peche-petillante', 'Pêche pétillante', 'Nectar de pêche, limonade, romarin, sans alcool'),
  cocktail('tonic-concombre', 'Tonic concombre', 'Tonic concombre, citron, poivre rose, sans alcool'),
  cocktail(
    'limonade-framboise',
    'Limonade framboise',
    'Limonade, framboises fraîches, menthe, citron, sans alcool',
  ),
  cocktail('pina-douce', 'Piña douce', 'Jus d’ananas, lait de coco, crème, sans alcool'),
];
