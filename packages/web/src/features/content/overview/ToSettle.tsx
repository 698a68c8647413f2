import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { MatterList } from '../MatterList.tsx';
import type { Settling } from './use-settling.ts';

/** What is wrong, each with the act that settles it; nothing where nothing is. A part that was not read is said. */
export function ToSettle({ matters, failed }: Pick<Settling, 'matters' | 'failed'>) {
  if (matters.length + failed.length === 0) return null;
  return (
    <MatterList matters={matters}>
      {failed.length > 0 && (
        <Banner
          tone="stop"
          role="alert"
          action={
            <Button onClick={() => void Promise.all(failed.map(({ query }) => query.refetch()))}>
              Réessayer
            </Button>
          }
        >
          Nous n’avons pas pu vérifier {failed.map(({ about }) => about).join(', ni ')}.
        </Banner>
      )}
    </MatterList>
  );
}
