/** Text only, as the specification has it (specification/screens-and-addresses.md#addresses). */
export function ClientDashboardPage() {
  return (
    <main tabIndex={-1}>
      <div className="page-head">
        <h1 className="title-page">Tableau de bord</h1>
      </div>
      <p className="lede">Vos commandes et les créations à valider apparaîtront ici.</p>
    </main>
  );
}
