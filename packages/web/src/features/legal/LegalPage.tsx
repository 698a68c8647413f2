import './Legal.css';

/** Legal notice: publisher, personal data, and rights. */
export function LegalPage() {
  return (
    <main tabIndex={-1} className="legal">
      <h1 className="title-page">Mentions légales</h1>
      <section>
        <h2 className="title-section">Éditeur</h2>
        <p>
          Ardoise est un outil professionnel réservé à la force de vente, aux agences, imprimeurs et
          installateurs partenaires, et aux clients invités à valider leur commande. Il est édité et hébergé
          par l’entreprise qui vous a remis vos identifiants ; le siège répond à toute question sur son
          exploitation.
        </p>
      </section>
      <section id="donnees">
        <h2 className="title-section">Vos données</h2>
        <p>
          Ardoise conserve ce qui sert à traiter les commandes : coordonnées du point de vente et de son
          client, contenu des commandes, photos et fichiers joints, historique des échanges, signatures avec
          le nom, la qualité du signataire et l’heure. Ces données ne servent qu’au traitement des commandes
          et ne sont transmises qu’aux personnes qui y participent.
        </p>
        <p>
          Vous pouvez demander à consulter, rectifier ou effacer les données qui vous concernent, ou vous
          opposer à leur traitement, auprès du siège ou de votre délégué commercial. Vous pouvez aussi
          adresser une réclamation à la CNIL.
        </p>
      </section>
      <section>
        <h2 className="title-section">Cookies</h2>
        <p>
          Un seul cookie est déposé : celui de votre session, nécessaire au fonctionnement du site. Il
          disparaît après 12 heures sans activité, et au plus tard au bout de 7 jours. Aucune mesure
          d’audience, aucun traceur publicitaire. Les brouillons en cours de saisie sont aussi gardés sur
          votre appareil, pour ne rien perdre sans réseau.
        </p>
      </section>
      <section>
        <h2 className="title-section">Propriété intellectuelle</h2>
        <p>
          Les thèmes, illustrations et visuels du catalogue sont réservés aux commandes passées dans Ardoise.
          Les photos et logos joints restent la propriété de ceux qui les fournissent.
        </p>
      </section>
    </main>
  );
}
