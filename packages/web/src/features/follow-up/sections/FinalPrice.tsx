import type { FieldError } from '@ardoise/domain/base/errors.ts';
import { changeFinalPrice } from '@ardoise/domain/contract/final-price.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { FINAL_PRICE_PROBLEM, formatEuros, readFinalPrice } from '@ardoise/domain/projects/final-price.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import { SIGNATURES_BY_ADDRESS } from '../../../api/signatures-by-address.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { useForm, useFormState, useValues } from '../../../components/form/use-form.ts';
import { NBSP } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Leader } from '../../../components/Leader.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { projectKey } from '../../../hooks/use-project.ts';
import './FinalPrice.css';

interface Values {
  prixFinal: string;
}

/** Duration of the saved message (specification/constants.md#screens). */
const SAID_MS = 3000;

const amount = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats 1250.5 as '1 250,50', for the field. */
function inFigures(price: number | null): string {
  // Intl emits U+202F between thousands, which the fonts lack.
  return price === null ? '' : amount.format(price).replaceAll('\u202f', NBSP);
}

function problems({ prixFinal }: Values): FieldError[] {
  return readFinalPrice(prixFinal) === null ? [{ chemin: 'prixFinal', message: FINAL_PRICE_PROBLEM }] : [];
}

function change({ _id, version }: Project, prixFinal: number): Promise<Project> {
  return request(changeFinalPrice, {
    params: { id: _id.$oid },
    query: SIGNATURES_BY_ADDRESS,
    body: { version, prixFinal },
  });
}

/** Form of the final price: typed input survives a concurrent change, which is displayed beside it. */
function useFinalPrice(project: Project) {
  const id = project._id.$oid;
  const cache = useQueryClient();
  const [saved, setSaved] = useState(false);
  const form = useForm<Values>({
    defaultValues: { prixFinal: inFigures(project.prixFinal) },
    problems,
    checksOnLeave: true,
  });
  const save = useMutation({
    mutationFn: (prixFinal: number) => change(project, prixFinal),
    onSuccess: (reply) => {
      form.reset({ prixFinal: inFigures(reply.prixFinal) });
      cache.setQueryData(projectKey(id), reply);
      setSaved(true);
    },
    // A possible version conflict: refetch the page, keep the typed price.
    onError: () => void cache.invalidateQueries({ queryKey: projectKey(id) }),
  });
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => setSaved(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [saved]);
  const isDirty = useFormState(form).changed.length > 0;
  const isValid = problems(useValues(form)).length === 0;
  useEffect(() => {
    if (!isDirty) form.reset({ prixFinal: inFigures(project.prixFinal) });
  }, [isDirty, project.prixFinal, form]);
  const submit = form.handleSubmit(({ prixFinal }) => {
    const price = readFinalPrice(prixFinal);
    if (price !== null && !save.isPending) save.mutate(price);
  });
  return {
    control: form,
    submit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      if (isDirty) void submit();
    },
    /** Untouched or invalid: nothing to save. */
    idle: !isDirty || !isValid,
    busy: save.isPending,
    error: save.error,
    saved,
  };
}

/** The final price of a Sur Mesure: editable for the roles that create and steer it, readable for the sales force. */
export function FinalPrice({ project }: { project: Project }) {
  const { allowed: mayEdit } = project.permissions['price.edit'];
  if (!mayEdit && project.prixFinal === null) return null;
  return (
    <section aria-labelledby="price">
      <h2 className="title-section" id="price">
        Prix final
      </h2>
      {mayEdit ? (
        <FinalPriceForm project={project} />
      ) : (
        <Leader name="Prix du projet" value={<b>{formatEuros(project.prixFinal ?? 0)}</b>} />
      )}
    </section>
  );
}

function FinalPriceForm({ project }: { project: Project }) {
  const { control, submit, idle, busy, error, saved } = useFinalPrice(project);
  return (
    <form className="final-price" onSubmit={submit} noValidate>
      <TextField
        control={control}
        name="prixFinal"
        label="Prix en euros"
        help="Par exemple 1 250,50."
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
      />
      <Button type="submit" icon={IconCheck} busy={busy} disabled={idle}>
        Enregistrer
      </Button>
      <p className="final-price-saved tone-done" role="status">
        {saved && (
          <>
            <Icon of={IconCheck} size="s" />
            Sauvegarde effectuée
          </>
        )}
      </p>
      {error && (
        <Banner tone="stop" role="alert">
          {messageOf(error)}
        </Banner>
      )}
    </form>
  );
}
