/** What the product is for, in one sentence: the login page says it, also before its script is loaded. */
export const PURPOSE = 'Cartes, panneaux et supports de vos points de vente, commandés au comptoir.';
