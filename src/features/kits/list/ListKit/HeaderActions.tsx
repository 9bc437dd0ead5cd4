import { Plus } from 'lucide-react';
import type { Entity } from '#atoms/pages.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { ButtonLink } from '#components/primitives/ButtonLink/ButtonLink.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { usePhone } from '#lib/hook/useWidth.ts';
import { ListActions } from './ListActions.tsx';
import type { ListScreenProps } from './types.ts';
import type { ListScreenState } from './useListScreen.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

interface PartProps<Row extends Entity> {
  screen: ListScreenState<Row>;
}

/** The buttons at the title: what concerns the list as a whole, and the one thing to do, which a phone has in its menu. */
export function HeaderActions<Row extends Entity>({ screen }: PartProps<Row>) {
  const phone = usePhone();
  const { create } = screen.props;
  return (
    <>
      <ListActions screen={screen} />
      {!phone && create && <Create {...create} variant="secondary" />}
    </>
  );
}

type CreateProps = NonNullable<ListScreenProps<Entity>['create']> & { variant: 'primary' | 'secondary' };

/** The one thing to do. */
export function Create({ label, href, onPress, variant }: CreateProps) {
  const look = { variant, icon: <Plus {...icon} /> };
  if (href === undefined) {
    return (
      <Button {...look} onClick={onPress}>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink as={RouterLink} href={href} {...look}>
      {label}
    </ButtonLink>
  );
}
