import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import {
  Admin,
  ChipField,
  Datagrid,
  DateField,
  FunctionField,
  ImageField,
  List,
  Resource,
  SearchInput,
  TextField,
  type AuthProvider,
  type DataProvider,
} from 'react-admin';

/** A call of the same platform that the console works with. */
async function call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`/api/v1/${path}`, {
    method,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw Object.assign(new Error(answer.statusText), { status: answer.status });
  return answer.status === 204 ? null : answer.json();
}

const authProvider: AuthProvider = {
  login: ({ username, password }) => call('POST', 'auth/login', { email: username, password }),
  logout: async () => void (await call('POST', 'auth/logout', {}).catch(() => null)),
  checkAuth: async () => void (await call('GET', 'author/profile')),
  checkError: ({ status }: { status?: number }) => (status === 401 ? Promise.reject() : Promise.resolve()),
  getPermissions: () => Promise.resolve(null),
  getIdentity: async () => {
    const { id, firstName } = (await call('GET', 'author/profile')) as { id: string; firstName: string };
    return { id, fullName: firstName };
  },
};

const no = () => Promise.reject(new Error('The benchmark only reads lists'));
const dataProvider: DataProvider = {
  getList: async (resource, { pagination, filter }) => {
    const { page, perPage } = pagination ?? { page: 1, perPage: 24 };
    const body = { page, limit: perPage, search: filter?.q };
    const { list, count } = (await call('POST', `author/${resource}/list`, body)) as {
      list: never[];
      count: number;
    };
    return { data: list, total: count };
  },
  getOne: no,
  getMany: no,
  getManyReference: no,
  update: no,
  updateMany: no,
  create: no,
  delete: no,
  deleteMany: no,
};

/** A list as its guide makes one: a cover, a name, what it is and when it changed. */
function Lectures() {
  return (
    <List perPage={24} filters={[<SearchInput key="q" source="q" alwaysOn />]}>
      <Datagrid>
        <FunctionField
          label="Cover"
          render={({ imageId }: { imageId?: string }) =>
            imageId && <ImageField record={{ src: `/api/v1/author/image/${imageId}` }} source="src" />
          }
        />
        <TextField source="name" />
        <ChipField source="level" emptyText="—" />
        <TextField source="durationSec" />
        <DateField source="updatedAt" />
      </Datagrid>
    </List>
  );
}

/** Lists of figures and words, as its guide makes them. */
function Tags() {
  return (
    <List perPage={24} filters={[<SearchInput key="q" source="q" alwaysOn />]}>
      <Datagrid>
        <TextField source="name" />
        <TextField source="usageCount" />
        <DateField source="createdAt" />
      </Datagrid>
    </List>
  );
}

function Purchases() {
  return (
    <List perPage={100} filters={[<SearchInput key="q" source="q" alwaysOn />]}>
      <Datagrid>
        <TextField source="number" />
        <TextField source="status" />
        <TextField source="amountKopecks" />
        <DateField source="createdAt" />
      </Datagrid>
    </List>
  );
}

function Publications() {
  return (
    <List perPage={24} filters={[<SearchInput key="q" source="q" alwaysOn />]}>
      <Datagrid>
        <TextField source="title" />
        <ChipField source="status" emptyText="—" />
        <TextField source="costKopecks" />
        <DateField source="updatedAt" />
      </Datagrid>
    </List>
  );
}

const root = document.querySelector('#root');
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
if (root !== null) {
  createRoot(root).render(
    <CacheProvider value={createCache({ key: 'css', nonce })}>
      <Admin authProvider={authProvider} dataProvider={dataProvider}>
        <Resource name="lecture" options={{ label: 'Lectures' }} list={Lectures} />
        <Resource name="tag" options={{ label: 'Tags' }} list={Tags} />
        <Resource name="purchase" options={{ label: 'Purchases' }} list={Purchases} />
        <Resource name="publication" options={{ label: 'Publications' }} list={Publications} />
        <Resource name="course" options={{ label: 'Courses' }} />
        <Resource name="meditation" options={{ label: 'Meditations' }} />
      </Admin>
    </CacheProvider>,
  );
}
