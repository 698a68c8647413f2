import { EmptyState } from '../../components/EmptyState.tsx';

/** The print shop's home; its batches come with the printing screens. */
export function PrinterDashboardPage() {
  return (
    <main tabIndex={-1}>
      <div className="page-head">
        <h1 className="h-page">Tableau de bord</h1>
      </div>
      <EmptyState title="L’espace imprimeur n’est pas encore ouvert">
        Les projets que l’agence vous confie apparaîtront ici, à télécharger puis à passer en livré.
      </EmptyState>
    </main>
  );
}
