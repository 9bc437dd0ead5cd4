import preview from '#storybook/preview.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ component: Spinner });

export const Default = meta.story({ args: { label: 'Загружаем' } });
export const Large = meta.story({ args: { size: 32, label: 'Загружаем' } });
