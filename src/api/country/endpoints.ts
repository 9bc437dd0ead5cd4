import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { nothing } from '../wire.ts';

/** A country. `code` is ISO alpha-2, `phoneCode` with «+». */
export const countryItem = v.looseObject({
  code: v.string(),
  name: v.string(),
  phoneCode: v.optional(v.string()),
  currency: v.optional(v.string()),
});
export type Country = v.InferOutput<typeof countryItem>;

export const country = {
  list: endpoint({
    method: 'GET',
    path: '/v1/author/country/list',
    body: 'none',
    request: nothing,
    response: v.looseObject({ list: v.array(countryItem) }),
  }),
};
