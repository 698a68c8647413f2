import {
  outletNumberProblem,
  outletProblems,
  outletRecord,
  tidyOutlet,
} from '@ardoise/domain/outlets/outlet-record.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { ErrorSummary } from '../../../components/ErrorSummary.tsx';
import type { Form } from '../../../components/form/form.ts';
import { showRefusal } from '../../../components/form/show-refusal.ts';
import { useForm, useFormState } from '../../../components/form/use-form.ts';
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
  const { errors, refusal, isSubmitting } = useFormState(form);

  async function save({ nOutlet, ...fiche }: NewOutlet) {
    const wrongNumber = outletNumberProblem(nOutlet);
    const champs = [
      ...(wrongNumber === null ? [] : [{ chemin: 'nOutlet', message: wrongNumber }]),
      ...outletProblems(tidyOutlet(fiche, null), null),
    ];
    if (champs.length > 0) return form.refuse(champs);
    try {
      const { nOutlet: outlet } = await create({ nOutlet, fiche });
      showToast({ message: 'Point de vente ajouté.' });
      await navigate({ to: PAGES.outlet, params: { outlet } });
    } catch (error) {
      showRefusal(form, error);
    }
  }
  return (
    <ContentFrame title="Nouveau point de vente">
      <BackToOutlets />
      <form
        className="outlets-form"
        noValidate
        onSubmit={(event) => void form.handleSubmit((values) => once(() => save(values)))(event)}
      >
        <ErrorSummary errors={errors} />
        <div className="field-columns">
          <TextField
            control={form}
            name="nOutlet"
            label="Numéro d’OUTLET"
            help="Il ne change plus ensuite."
            span={3}
            inputMode="numeric"
            autoComplete="off"
            maxLength={50}
          />
        </div>
        <OutletFields control={form as unknown as Form<OutletForm>} medal="" />
        {refusal && (
          <Banner tone="stop" role="alert">
            {refusal}
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
