import { moscowMonth } from './moscow.ts';

/** The offer of a season: a promo code with its discount, and the letter that announces it. */
interface Season {
  coupon: string;
  discountKopecks: number;
  letter: string;
}

const winter: Season = { coupon: 'ЗИМА', discountKopecks: 70_000, letter: 'Рассылка «Тёплая зима»' };
const spring: Season = { coupon: 'ВЕСНА', discountKopecks: 50_000, letter: 'Рассылка «Лёгкая весна»' };
const summer: Season = { coupon: 'ЛЕТО', discountKopecks: 50_000, letter: 'Рассылка «Медленное лето»' };
const autumn: Season = { coupon: 'ОСЕНЬ', discountKopecks: 100_000, letter: 'Рассылка «Тихая осень»' };

/** The season of a moment, ms. */
export function seasonOf(at: number): Season {
  const month = moscowMonth(at);
  if (month < 2 || month === 11) return winter;
  return month < 5 ? spring : month < 8 ? summer : autumn;
}

/** The lowest price to which promo codes apply, kopecks. */
export const minCouponPrice = 200_000;
