import {
  outletNumberProblem,
  outletProblems,
  outletRecord,
  tidyOutlet,
} from '@ardoise/domain/outlets/outlet-record.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { type Control, useForm } from 'react-hook-form';
import { ApiError, messageOf } from '../../../api/api-error.ts';
import { applyFieldErrors } from '../../../components/apply-field-errors.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { ErrorSummary } from '../../../components/ErrorSummary.tsx';
import { listErrors } from '../../../components/list-errors.ts';
import { TextField } from '../../../components/TextField.tsx';
import { showToast } from '../../../components/toast-store.ts';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { useNavigate } from '../../../router/context.ts';
import { ContentFrame } from '../ContentFrame.tsx';
import { OutletFields } from './OutletFields.tsx';
import { BackToOutlets } from './OutletPage.tsx';
import { formOf, type OutletForm } from './use-outlet-form.ts';
import { useOutletChanges } from './use-outlets.ts';
import './Outlets.css';

type NewOutlet = OutletForm & { nOutlet: string };

/** Adds an outlet by hand (specification/content-management.md#outlets). */
export function NewOutletPage() {
  const form = useForm<NewOutlet>({ defaultValues: { nOutlet: '', ...formOf(outletRecord({})) } });
  const { create } = useOutletChanges();
  const navigate = useNavigate();
  const once = useSingleFlight();
  const { errors, isSubmitting } = form.formState;

  async function save({ nOutlet, ...fiche }: NewOutlet) {
    const wrongNumber = outletNumberProblem(nOutlet);
    const champs = [
      ...(wrongNumber === null ? [] : [{ chemin: 'nOutlet', message: wrongNumber }]),
      ...outletProblems(tidyOutlet(fiche, null), null),
    ];
    if (champs.length > 0) return applyFieldErrors(form.setError, champs);
    try {
      const { nOutlet: outlet } = await create({ nOutlet, fiche });
      showToast({ message: 'Point de vente ajouté.' });
      await navigate({ to: PAGES.outlet, params: { outlet } });
    } catch (error) {
      if (error instanceof ApiError && error.champs.length > 0) applyFieldErrors(form.setError, error.champs);
      else form.setError('root', { message: messageOf(error) });
    }
  }
  return (
    <ContentFrame title="Nouveau point de vente">
      <BackToOutlets />
      <form
        className="outlets-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit((values) => once(() => save(values)))();
        }}
      >
        <ErrorSummary errors={listErrors(errors)} />
        <div className="field-columns">
          <TextField
            control={form.control}
            name="nOutlet"
            label="Numéro d’OUTLET"
            help="Il ne change plus ensuite."
            span={3}
            inputMode="numeric"
            autoComplete="off"
            maxLength={50}
          />
        </div>
        <OutletFields control={form.control as unknown as Control<OutletForm>} medal="" />
        {errors.root?.message && (
          <Banner tone="stop" role="alert">
            {errors.root.message}
          </Banner>
        )}
        <div className="outlets-acts">
          <Button tone="main" type="submit" busy={isSubmitting}>
            Ajouter le point de vente
          </Button>
        </div>
      </form>
    </ContentFrame>
  );
}
