import type { Project } from '@ardoise/domain/contract/projects.ts';
import { formatEuros } from '@ardoise/domain/projects/final-price.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { messageOf } from '../../../api/api-error.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { Leader } from '../../../components/Leader.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { useFinalPrice } from './use-final-price.ts';
import './FinalPrice.css';

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
