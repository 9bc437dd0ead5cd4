// The least that a start with the console's libraries can take: they alone, and a bare list of the same rows.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import axios from 'axios';
import { atom, Provider, useAtomValue } from 'jotai';
import { createRoot } from 'react-dom/client';
import { HashRouter, Route, Routes, useParams } from 'react-router-dom';
import styled from 'styled-components';
import * as v from 'valibot';

const page = v.object({
  list: v.array(
    v.looseObject({
      id: v.string(),
      name: v.optional(v.string()),
      title: v.optional(v.string()),
    }),
  ),
});
const limitAtom = atom(24);

const Rows = styled.ul`
  display: grid;
  gap: 8px;
`;

/** The first page of what the address names. */
function List() {
  const { kind = 'lecture' } = useParams();
  const limit = useAtomValue(limitAtom);
  const { data } = useQuery({
    queryKey: [kind],
    queryFn: async ({ signal }) => {
      const answer = await axios.post<unknown>(`/api/v1/author/${kind}/list`, { page: 1, limit }, { signal });
      return v.parse(page, answer.data).list;
    },
  });
  if (data === undefined) return null;
  return (
    <Rows>
      {data.map(({ id, name, title }) => (
        <li key={id}>{name ?? title ?? id}</li>
      ))}
    </Rows>
  );
}

function Login() {
  return (
    <form>
      <input type="email" aria-label="Почта" />
      <input type="password" aria-label="Пароль" />
    </form>
  );
}

const root = document.querySelector('#root');
if (root !== null)
  createRoot(root).render(
    <Provider>
      <QueryClientProvider client={new QueryClient()}>
        <HashRouter>
          <Routes>
            <Route path="/login" element={<Login />} />
            <Route path="/:kind" element={<List />} />
          </Routes>
        </HashRouter>
      </QueryClientProvider>
    </Provider>,
  );
