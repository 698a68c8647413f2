import { Navigate } from '@tanstack/react-router';
import { useDemoAccounts } from '../../hooks/use-demo-accounts.ts';
import { ButtonElements } from './ButtonElements.tsx';
import { DialogElements } from './DialogElements.tsx';
import { EmptyElements } from './EmptyElements.tsx';
import { FieldElements } from './FieldElements.tsx';
import { MessageElements } from './MessageElements.tsx';
import { PickerElements } from './PickerElements.tsx';
import { PreviewElements } from './PreviewElements.tsx';
import { QuotaElements } from './QuotaElements.tsx';
import { StatusElements } from './StatusElements.tsx';
import './Elements.css';

/** Showcase of every shared component in every state; only in development and in the demonstration. */
export function ElementsPage() {
  const demo = useDemoAccounts();
  if (demo.isError && !import.meta.env.DEV) return <Navigate to="/" replace />;
  if (demo.isPending && !import.meta.env.DEV) return <main tabIndex={-1} />;
  return (
    <main tabIndex={-1}>
      <h1 className="title-page elements-title">Éléments</h1>
      <div className="elements-columns">
        <div>
          <StatusElements />
          <QuotaElements />
          <MessageElements />
        </div>
        <div>
          <ButtonElements />
          <FieldElements />
          <EmptyElements />
          <DialogElements />
        </div>
      </div>
      <PickerElements />
      <PreviewElements />
    </main>
  );
}
