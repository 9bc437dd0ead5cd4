/** The forms of a masculine Russian noun for a kind. */
interface Names {
  /** «вопрос», «вопроса», «вопросов» */
  ru: readonly [one: string, ofOne: string, ofMany: string];
  en: readonly [one: string, many: string];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The texts for failed calls of such a kind. */
export function collectionTexts({ ru: [one, ofOne, ofMany], en: [item, items] }: Names) {
  return {
    ru: {
      notListed: `Не\u00A0удалось получить список ${ofMany}`,
      notFound: (id: string) => `${capital(one)} ${id} не\u00A0найден`,
      notCreated: `Ошибка при создании ${ofOne}`,
      notUpdated: `Не\u00A0удалось обновить ${one}`,
      notRemoved: `Не\u00A0удалось удалить ${one}`,
    },
    en: {
      notListed: `Failed to get the list of ${items}`,
      notFound: (id: string) => `${capital(item)} ${id} was not found`,
      notCreated: `Failed to create the ${item}`,
      notUpdated: `Failed to update the ${item}`,
      notRemoved: `Failed to remove the ${item}`,
    },
  };
}
