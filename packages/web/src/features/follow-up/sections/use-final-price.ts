import { changeFinalPrice } from '@ardoise/domain/contract/final-price.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { FINAL_PRICE_PROBLEM, readFinalPrice } from '@ardoise/domain/projects/final-price.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type ResolverResult, useForm } from 'react-hook-form';
import { request } from '../../../api/request.ts';
import { NBSP } from '../../../components/format-number.ts';
import { projectKey } from '../../../hooks/use-project.ts';

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

function resolver(values: Values): ResolverResult<Values> {
  if (readFinalPrice(values.prixFinal) !== null) return { values, errors: {} };
  return { values: {}, errors: { prixFinal: { type: 'price', message: FINAL_PRICE_PROBLEM } } };
}

/** Form of the final price: typed input survives a concurrent change, which is displayed beside it. */
export function useFinalPrice(project: Project) {
  const id = project._id.$oid;
  const cache = useQueryClient();
  const [saved, setSaved] = useState(false);
  const form = useForm<Values>({
    defaultValues: { prixFinal: inFigures(project.prixFinal) },
    resolver,
    mode: 'onTouched',
  });
  const save = useMutation({
    mutationFn: (prixFinal: number) =>
      request(changeFinalPrice, { params: { id }, body: { version: project.version, prixFinal } }),
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
  const { isDirty, isValid } = form.formState;
  const { reset } = form;
  useEffect(() => {
    if (!isDirty) reset({ prixFinal: inFigures(project.prixFinal) });
  }, [isDirty, project.prixFinal, reset]);
  const submit = form.handleSubmit(({ prixFinal }) => {
    const price = readFinalPrice(prixFinal);
    if (price !== null && !save.isPending) save.mutate(price);
  });
  return {
    control: form.control,
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
