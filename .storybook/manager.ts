import { createElement } from 'react';
import { addons } from 'storybook/manager-api';

/** The marks of statuses: what is stable needs none. */
const marks: Record<string, string> = { draft: 'draft', deprecated: 'deprecated' };

addons.setConfig({
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
