// The blocks of the first screen, which come together.
export { BuyerGroups } from '#features/kits/list/BuyerGroups/BuyerGroups.tsx';
export { Income } from '../Income/Income.tsx';
export { QuickCreate } from '../QuickCreate/QuickCreate.tsx';
export { Sells } from '../Sells/Sells.tsx';
export { Week } from '../Week/Week.tsx';
