import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { themes } from 'storybook/theming';

/** The marks of statuses: what is stable needs none. */
const marks: Record<string, string> = { draft: 'draft', deprecated: 'deprecated' };

addons.setConfig({
  // Whose workbench it is, and the way back to its first page.
  theme: {
    ...themes.normal,
    brandTitle: 'Кабинет автора',
    brandUrl: './',
    brandTarget: '_self',
    brandImage: null,
  },
  sidebar: {
    // A component that is not stable is marked in the sidebar; its stories are not, one by one. Storybook compiles this file without
    // the runtime of JSX.
    renderLabel: (item) => {
      const mark =
        item.type === 'component'
          ? item.tags.map((tag) => marks[tag]).find((one) => one !== undefined)
          : undefined;
      if (mark === undefined) return item.name;
      return createElement('span', null, item.name, ' ', createElement('small', null, mark));
    },
  },
});

/** Where the page of changed pictures lies, if the workbench was built with one. */
const pictures = document.querySelector<HTMLMetaElement>('meta[name="changed-pictures"]')?.content;

if (pictures !== undefined)
  addons.register('changed-pictures', () =>
    addons.add('changed-pictures/tool', {
      type: types.TOOL,
      title: 'Changed pictures',
      render: () =>
        createElement(
          'a',
          {
            href: pictures,
            target: '_blank',
            rel: 'noreferrer',
            // As the words of the other tools are.
            style: {
              alignSelf: 'center',
              padding: '0 8px',
              color: 'inherit',
              fontSize: 12,
              fontWeight: 700,
              textDecoration: 'none',
            },
          },
          'Changed pictures',
        ),
    }),
  );
