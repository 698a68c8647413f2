import { names } from './course.ts';

/** What stands on cards beside their dishes. */
export const ASIDES: readonly string[] = names(`accompagnées de frites ou salade
  Toutes nos viandes sont servies avec deux garnitures
  Pâte fraîche pétrie chaque matin
  Tous nos desserts sont faits maison
  à commander en début de repas
  servies jusqu’à 15h`);

export const MENTIONS: readonly string[] = names(`Prix nets en euros, service compris
  Allergènes : liste disponible sur demande
  Nos viandes sont d’origine France et Union européenne
  L’abus d’alcool est dangereux pour la santé, à consommer avec modération
  Ouvert du mardi au samedi de 12h à 14h30 et de 19h à 22h30
  Fermé le dimanche soir et le lundi
  Carte bancaire acceptée à partir de 15 €
  Les chèques ne sont pas acceptés
  Wifi gratuit
  Réservation conseillée au 05.56.48.17.20
  Formules servies le midi du lundi au vendredi, hors jours fériés
  Suivez-nous sur Instagram @chezlucette
  Toute l’équipe vous souhaite un bon appétit !
  Carte valable jusqu’au 30/06/2026
  SIRET 812 345 678 00012
  TVA 10 % incluse
  * plats faits maison`);

export const PLACES: readonly string[] = names(`Chez Lucette
  BRASSERIE DU PORT
  Le Café des Halles
  L’Auberge du Pont-Neuf
  Au Bon Coin
  Le Bistrot d’Émile
  La Table de Marthe
  Café de la Gare
  LE COMPTOIR
  Pizzeria Vesuvio
  Le P’tit Zinc
  Brasserie Le Balto`);
