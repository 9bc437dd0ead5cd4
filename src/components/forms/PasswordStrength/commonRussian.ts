/** Words that Russian passwords are most often made of. The library knows English ones. */
const words =
  'пароль привет любовь солнце наташа настя марина максим андрей сергей дмитрий александр алексей екатерина светлана виктория ' +
  'кристина анастасия анжелика татьяна мамочка мама папа люблю любимый любимая зайка зайчик котик котенок кошка собака малыш ' +
  'россия москва спартак зенит динамо победа счастье мечта ангел дракон тигр волк медведь самолет машина компьютер интернет ' +
  'король королева принцесса бабочка ромашка лето зима весна осень сентябрь август январь июнь июль секрет админ доступ работа ' +
  'жизнь время семья друзья музыка здоровье ' +
  'йцукен йцукенг йцукенгшщз йцукенгшщзхъ фыва фывапр фывапролд фывапролджэ ячсмить ячсм йфяц йфяцыч';

const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

/** The same keys on a Latin layout: «gfhjkm» for «пароль». */
const otherLayout = (word: string) => [...word].map((sign) => latin[cyrillic.indexOf(sign)] ?? sign).join('');

/** The commonest Russian passwords, typed in either layout. */
export const commonRussian: string[] = words.split(' ').flatMap((word) => [word, otherLayout(word)]);
