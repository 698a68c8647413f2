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

/** How long the screen says that it is saved (specification/constants.md#screens). */
const SAID_MS = 3000;

const amount = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** 1250.5 gives '1 250,50', as the field shows it. */
function inFigures(price: number | null): string {
  // Intl writes U+202F between thousands, which the faces lack.
  return price === null ? '' : amount.format(price).replaceAll('\u202f', NBSP);
}

function resolver(values: Values): ResolverResult<Values> {
  if (readFinalPrice(values.prixFinal) !== null) return { values, errors: {} };
  return { values: {}, errors: { prixFinal: { type: 'price', message: FINAL_PRICE_PROBLEM } } };
}

/** The form of a final price: what is typed stays through somebody else's change, which is shown beside it. */
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
    // Somebody else may have written meanwhile: the page shows what, the price typed stays.
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
    /** Untouched or invalid: there is nothing to save. */
    idle: !isDirty || !isValid,
    busy: save.isPending,
    error: save.error,
    saved,
  };
}
