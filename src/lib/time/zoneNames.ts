import { fold } from '../text/fold.ts';
import type { Language } from '../i18n/catalogue.ts';
import { formatOffset, offsetMinutes } from './moments.ts';

/**
 * Cities that time zones are named after, in Russian, by the last part of the IANA name. Browsers have these names but expose only a few of them.
 * Both spellings of a renamed zone are here: Kiev and Kyiv.
 */
const cities = `
Abidjan=Абиджан|Accra=Аккра|Addis_Ababa=Аддис-Абеба|Algiers=Алжир|Asmara=Асмэра|Asmera=Асмэра|Bamako=Бамако|Bangui=Банги
Banjul=Банжул|Bissau=Бисау|Blantyre=Блантайр|Brazzaville=Браззавиль|Bujumbura=Бужумбура|Cairo=Каир|Casablanca=Касабланка
Ceuta=Сеута|Conakry=Конакри|Dakar=Дакар|Dar_es_Salaam=Дар-эс-Салам|Djibouti=Джибути|Douala=Дуала|El_Aaiun=Эль-Аюн
Freetown=Фритаун|Gaborone=Габороне|Harare=Хараре|Johannesburg=Йоханнесбург|Juba=Джуба|Kampala=Кампала|Khartoum=Хартум
Kigali=Кигали|Kinshasa=Киншаса|Lagos=Лагос|Libreville=Либревиль|Lome=Ломе|Luanda=Луанда|Lubumbashi=Лубумбаши|Lusaka=Лусака
Malabo=Малабо|Maputo=Мапуту|Maseru=Масеру|Mbabane=Мбабане|Mogadishu=Могадишо|Monrovia=Монровия|Nairobi=Найроби
Ndjamena=Нджамена|Niamey=Ниамей|Nouakchott=Нуакшот|Ouagadougou=Уагадугу|Porto-Novo=Порто-Ново|Sao_Tome=Сан-Томе
Tripoli=Триполи|Tunis=Тунис|Windhoek=Виндхук
Adak=Адак|Anchorage=Анкоридж|Anguilla=Ангилья|Antigua=Антигуа|Araguaina=Арагуаина|La_Rioja=Ла-Риоха|Rio_Gallegos=Рио-Гальегос
Salta=Сальта|San_Juan=Сан-Хуан|San_Luis=Сан-Луис|Tucuman=Тукуман|Ushuaia=Ушуая|Aruba=Аруба|Asuncion=Асунсьон|Bahia=Баия
Bahia_Banderas=Баия-де-Бандерас|Barbados=Барбадос|Belem=Белен|Belize=Белиз|Blanc-Sablon=Бланк-Саблон|Boa_Vista=Боа-Виста
Bogota=Богота|Boise=Бойсе|Buenos_Aires=Буэнос-Айрес|Cambridge_Bay=Кембридж-Бей|Campo_Grande=Кампу-Гранди|Cancun=Канкун
Caracas=Каракас|Catamarca=Катамарка|Cayenne=Кайенна|Cayman=Каймановы острова|Chicago=Чикаго|Chihuahua=Чиуауа
Ciudad_Juarez=Сьюдад-Хуарес|Atikokan=Атикокан|Coral_Harbour=Корал-Харбор|Cordoba=Кордова|Costa_Rica=Коста-Рика|Coyhaique=Койайке
Creston=Крестон|Cuiaba=Куяба|Curacao=Кюрасао|Danmarkshavn=Данмарксхавн|Dawson=Доусон|Dawson_Creek=Доусон-Крик|Denver=Денвер
Detroit=Детройт|Dominica=Доминика|Edmonton=Эдмонтон|Eirunepe=Эйрунепе|El_Salvador=Сальвадор|Fort_Nelson=Форт-Нельсон
Fortaleza=Форталеза|Glace_Bay=Глейс-Бей|Godthab=Нуук|Nuuk=Нуук|Goose_Bay=Гус-Бей|Grand_Turk=Гранд-Терк|Grenada=Гренада
Guadeloupe=Гваделупа|Guatemala=Гватемала|Guayaquil=Гуаякиль|Guyana=Гайана|Halifax=Галифакс|Havana=Гавана|Hermosillo=Эрмосильо
Knox=Нокс, Индиана|Marengo=Маренго, Индиана|Petersburg=Питерсберг, Индиана|Tell_City=Телл-Сити|Vevay=Вивей, Индиана
Vincennes=Винсеннс, Индиана|Winamac=Винамак, Индиана|Indianapolis=Индианаполис|Inuvik=Инувик|Iqaluit=Икалуит|Jamaica=Ямайка
Jujuy=Жужуй|Juneau=Джуно|Monticello=Монтиселло, Кентукки|Kralendijk=Кралендейк|La_Paz=Ла-Пас|Lima=Лима|Los_Angeles=Лос-Анджелес
Louisville=Луисвилл|Lower_Princes=Лоуэр-Принсес-Куортер|Maceio=Масейо|Managua=Манагуа|Manaus=Манаус|Marigot=Мариго
Martinique=Мартиника|Matamoros=Матаморос|Mazatlan=Масатлан|Mendoza=Мендоса|Menominee=Меномини|Merida=Мерида
Metlakatla=Метлакатла|Mexico_City=Мехико|Miquelon=Микелон|Moncton=Монктон|Monterrey=Монтеррей|Montevideo=Монтевидео
Montserrat=Монтсеррат|Nassau=Нассау|New_York=Нью-Йорк|Nome=Ном|Noronha=Норонья|Beulah=Бойла, Северная Дакота
Center=Сентер, Северная Дакота|New_Salem=Нью-Сейлем, Северная Дакота|Ojinaga=Охинага|Panama=Панама|Paramaribo=Парамарибо
Phoenix=Финикс|Port-au-Prince=Порт-о-Пренс|Port_of_Spain=Порт-оф-Спейн|Porto_Velho=Порту-Велью|Puerto_Rico=Пуэрто-Рико
Punta_Arenas=Пунта-Аренас|Rankin_Inlet=Ранкин-Инлет|Recife=Ресифи|Regina=Реджайна|Resolute=Резольют|Rio_Branco=Риу-Бранку
Santarem=Сантарен|Santiago=Сантьяго|Santo_Domingo=Санто-Доминго|Sao_Paulo=Сан-Паулу|Scoresbysund=Скорсбисунн|Sitka=Ситка
St_Barthelemy=Сен-Бартелеми|St_Johns=Сент-Джонс|St_Kitts=Сент-Китс|St_Lucia=Сент-Люсия|St_Thomas=Сент-Томас
St_Vincent=Сент-Винсент|Swift_Current=Свифт-Керрент|Tegucigalpa=Тегусигальпа|Thule=Туле|Tijuana=Тихуана|Toronto=Торонто
Tortola=Тортола|Vancouver=Ванкувер|Whitehorse=Уайтхорс|Winnipeg=Виннипег|Yakutat=Якутат
Casey=Кейси, Антарктида|Davis=Дейвис, Антарктида|DumontDUrville=Дюмон-д’Юрвиль, Антарктида|Macquarie=Маккуори
Mawson=Моусон, Антарктида|McMurdo=Мак-Мердо, Антарктида|Palmer=Палмер, Антарктида|Rothera=Ротера, Антарктида
Syowa=Сёва, Антарктида|Troll=Тролль, Антарктида|Vostok=Восток, Антарктида|Longyearbyen=Лонгйир
Aden=Аден|Almaty=Алматы|Amman=Амман|Anadyr=Анадырь|Aqtau=Актау|Aqtobe=Актобе|Ashgabat=Ашхабад|Atyrau=Атырау|Baghdad=Багдад
Bahrain=Бахрейн|Baku=Баку|Bangkok=Бангкок|Barnaul=Барнаул|Beirut=Бейрут|Bishkek=Бишкек|Brunei=Бруней|Calcutta=Калькутта
Kolkata=Калькутта|Chita=Чита|Colombo=Коломбо|Damascus=Дамаск|Dhaka=Дакка|Dili=Дили|Dubai=Дубай|Dushanbe=Душанбе
Famagusta=Фамагуста|Gaza=Газа|Hebron=Хеврон|Hong_Kong=Гонконг|Hovd=Ховд|Irkutsk=Иркутск|Jakarta=Джакарта|Jayapura=Джаяпура
Jerusalem=Иерусалим|Kabul=Кабул|Kamchatka=Петропавловск-Камчатский|Karachi=Карачи|Kathmandu=Катманду|Katmandu=Катманду
Khandyga=Хандыга|Krasnoyarsk=Красноярск|Kuala_Lumpur=Куала-Лумпур|Kuching=Кучинг|Kuwait=Кувейт|Macau=Макао|Magadan=Магадан
Makassar=Макасар|Manila=Манила|Muscat=Маскат|Nicosia=Никосия|Novokuznetsk=Новокузнецк|Novosibirsk=Новосибирск|Omsk=Омск
Oral=Уральск|Phnom_Penh=Пномпень|Pontianak=Понтианак|Pyongyang=Пхеньян|Qatar=Катар|Qostanay=Костанай|Qyzylorda=Кызылорда
Rangoon=Янгон|Yangon=Янгон|Riyadh=Эр-Рияд|Saigon=Хошимин|Ho_Chi_Minh=Хошимин|Sakhalin=Южно-Сахалинск|Samarkand=Самарканд
Seoul=Сеул|Shanghai=Шанхай|Singapore=Сингапур|Srednekolymsk=Среднеколымск|Taipei=Тайбэй|Tashkent=Ташкент|Tbilisi=Тбилиси
Tehran=Тегеран|Thimphu=Тхимпху|Tokyo=Токио|Tomsk=Томск|Ulaanbaatar=Улан-Батор|Urumqi=Урумчи|Ust-Nera=Усть-Нера
Vientiane=Вьентьян|Vladivostok=Владивосток|Yakutsk=Якутск|Yekaterinburg=Екатеринбург|Yerevan=Ереван
Azores=Азорские острова|Bermuda=Бермуды|Canary=Канарские острова|Cape_Verde=Кабо-Верде|Faeroe=Фарерские острова
Faroe=Фарерские острова|Madeira=Мадейра|Reykjavik=Рейкьявик|South_Georgia=Южная Георгия|St_Helena=Остров Святой Елены|Stanley=Стэнли
Adelaide=Аделаида|Brisbane=Брисбен|Broken_Hill=Брокен-Хилл|Darwin=Дарвин|Eucla=Юкла|Hobart=Хобарт|Lindeman=Линдеман
Lord_Howe=Лорд-Хау|Melbourne=Мельбурн|Perth=Перт|Sydney=Сидней
Amsterdam=Амстердам|Andorra=Андорра|Astrakhan=Астрахань|Athens=Афины|Belgrade=Белград|Berlin=Берлин|Bratislava=Братислава
Brussels=Брюссель|Bucharest=Бухарест|Budapest=Будапешт|Busingen=Бюзинген|Chisinau=Кишинёв|Copenhagen=Копенгаген|Dublin=Дублин
Gibraltar=Гибралтар|Guernsey=Гернси|Helsinki=Хельсинки|Isle_of_Man=Остров Мэн|Istanbul=Стамбул|Jersey=Джерси
Kaliningrad=Калининград|Kiev=Киев|Kyiv=Киев|Kirov=Киров|Lisbon=Лиссабон|Ljubljana=Любляна|London=Лондон|Luxembourg=Люксембург
Madrid=Мадрид|Malta=Мальта|Mariehamn=Мариехамн|Minsk=Минск|Monaco=Монако|Moscow=Москва|Oslo=Осло|Paris=Париж
Podgorica=Подгорица|Prague=Прага|Riga=Рига|Rome=Рим|Samara=Самара|San_Marino=Сан-Марино|Sarajevo=Сараево|Saratov=Саратов
Simferopol=Симферополь|Skopje=Скопье|Sofia=София|Stockholm=Стокгольм|Tallinn=Таллин|Tirane=Тирана|Ulyanovsk=Ульяновск
Vaduz=Вадуц|Vatican=Ватикан|Vienna=Вена|Vilnius=Вильнюс|Volgograd=Волгоград|Warsaw=Варшава|Zagreb=Загреб|Zurich=Цюрих
Antananarivo=Антананариву|Chagos=Чагос|Christmas=Остров Рождества|Cocos=Кокосовые острова|Comoro=Коморы|Kerguelen=Кергелен
Mahe=Маэ|Maldives=Мальдивы|Mauritius=Маврикий|Mayotte=Майотта|Reunion=Реюньон
Apia=Апиа|Auckland=Окленд|Bougainville=Бугенвиль|Chatham=Чатем|Easter=Остров Пасхи|Efate=Эфате|Enderbury=Эндербери|Kanton=Кантон
Fakaofo=Факаофо|Fiji=Фиджи|Funafuti=Фунафути|Galapagos=Галапагосы|Gambier=Гамбье|Guadalcanal=Гуадалканал|Guam=Гуам
Honolulu=Гонолулу|Kiritimati=Киритимати|Kosrae=Косраэ|Kwajalein=Кваджалейн|Majuro=Маджуро|Marquesas=Маркизские острова
Midway=Мидуэй|Nauru=Науру|Niue=Ниуэ|Norfolk=Норфолк|Noumea=Нумеа|Pago_Pago=Паго-Паго|Palau=Палау|Pitcairn=Питкэрн|Ponape=Понпеи
Pohnpei=Понпеи|Port_Moresby=Порт-Морсби|Rarotonga=Раротонга|Saipan=Сайпан|Tahiti=Таити|Tarawa=Тарава|Tongatapu=Тонгатапу
Truk=Чуук|Chuuk=Чуук|Wake=Уэйк|Wallis=Уоллис|UTC=UTC`;

/** Other search words for a zone: large cities without a zone of their own, and countries. */
const words: Record<string, string> = {
  'Europe/Moscow':
    'Россия Санкт-Петербург Питер Казань Нижний Новгород Краснодар Ростов-на-Дону Воронеж Сочи Тула Ярославль мск msk',
  'Europe/Samara': 'Россия Тольятти Ижевск',
  'Europe/Kaliningrad': 'Россия',
  'Asia/Yekaterinburg': 'Россия Челябинск Уфа Пермь Тюмень Оренбург Сургут',
  'Asia/Omsk': 'Россия',
  'Asia/Novosibirsk': 'Россия',
  'Asia/Krasnoyarsk': 'Россия Кемерово Абакан',
  'Asia/Irkutsk': 'Россия Улан-Удэ Байкал',
  'Asia/Yakutsk': 'Россия Благовещенск',
  'Asia/Vladivostok': 'Россия Хабаровск',
  'Asia/Almaty': 'Казахстан Астана Алма-Ата Шымкент Караганда',
  'Asia/Tashkent': 'Узбекистан',
  'Asia/Tbilisi': 'Грузия Батуми',
  'Asia/Yerevan': 'Армения',
  'Asia/Baku': 'Азербайджан',
  'Asia/Bishkek': 'Киргизия Кыргызстан',
  'Asia/Dushanbe': 'Таджикистан',
  'Asia/Ashgabat': 'Туркмения Туркменистан',
  'Europe/Minsk': 'Беларусь Белоруссия',
  'Europe/Kiev': 'Украина Одесса Харьков',
  'Europe/Kyiv': 'Украина Одесса Харьков',
  'Europe/Chisinau': 'Молдова Молдавия',
  'Europe/Istanbul': 'Турция Анталья Анкара',
  'Asia/Jerusalem': 'Израиль Тель-Авив Хайфа',
  'Asia/Dubai': 'ОАЭ Эмираты Абу-Даби',
  'Europe/Belgrade': 'Сербия',
  'Europe/Podgorica': 'Черногория Будва',
  'Asia/Nicosia': 'Кипр Лимассол',
  'Europe/Berlin': 'Германия Мюнхен Гамбург',
  'Europe/Paris': 'Франция Ницца',
  'Europe/Madrid': 'Испания Барселона',
  'Europe/Rome': 'Италия Милан',
  'Europe/London': 'Великобритания Англия',
  'Europe/Prague': 'Чехия',
  'Europe/Warsaw': 'Польша',
  'Europe/Lisbon': 'Португалия',
  'Europe/Athens': 'Греция',
  'Asia/Bangkok': 'Таиланд Пхукет Паттайя',
  'Asia/Makassar': 'Бали Индонезия Денпасар',
  'Asia/Calcutta': 'Индия Дели Гоа Мумбаи',
  'Asia/Kolkata': 'Индия Дели Гоа Мумбаи',
  'Asia/Saigon': 'Вьетнам Нячанг',
  'Asia/Ho_Chi_Minh': 'Вьетнам Нячанг',
  'Asia/Shanghai': 'Китай Пекин',
  'America/New_York': 'США Майами Вашингтон Бостон',
  'America/Los_Angeles': 'США Сан-Франциско Калифорния',
  'America/Toronto': 'Канада Монреаль',
  'America/Buenos_Aires': 'Аргентина',
  'America/Argentina/Buenos_Aires': 'Аргентина',
};

let known: Map<string, string> | undefined;

/** The city of a zone. Without a Russian name it is the one in the IANA name. */
export function zoneCity(timeZone: string, language: Language): string {
  const last = timeZone.slice(timeZone.lastIndexOf('/') + 1);
  if (language === 'ru') {
    known ??= new Map(
      cities
        .split(/[\n|]/)
        .filter(Boolean)
        .map((pair) => pair.split('=') as [string, string]),
    );
    const name = known.get(last);
    if (name !== undefined) return name;
  }
  return last.replaceAll('_', ' ');
}

/** The label of a zone: «Москва, GMT+3». The offset is that of an instant, ms. */
export function zoneLabel(timeZone: string, ms: number, language: Language): string {
  return `${zoneCity(timeZone, language)}, ${formatOffset(offsetMinutes(timeZone, ms))}`;
}

/** Zones of this console's authors that the browser knows, by city. */
export function commonZones(language: Language): string[] {
  const here = new Set(Intl.supportedValuesOf('timeZone'));
  return Object.keys(words)
    .filter((zone) => here.has(zone))
    .toSorted((one, other) => zoneCity(one, language).localeCompare(zoneCity(other, language), language));
}

const offset = /^(?:gmt|utc)? ?[+\-\u2212]\d/;

/**
 * All known zones that match a text: by their city in both languages, by large cities and countries, by their IANA name or by their offset at an
 * instant («+3»). Cities that begin with the text come first.
 */
export function findZones(text: string, ms: number, language: Language): string[] {
  const query = fold(text);
  const zones = Intl.supportedValuesOf('timeZone');
  // Computing the offsets of all zones is slow, so it is done only when the text is an offset.
  if (offset.test(query)) {
    const wanted = query.replace(/^(gmt|utc)? ?/, '').replace('-', '\u2212');
    return zones.filter((zone) => {
      const own = formatOffset(offsetMinutes(zone, ms)).slice(3);
      return own === wanted || own.startsWith(`${wanted}:`);
    });
  }
  const rank = (zone: string) => {
    const city = fold(zoneCity(zone, language));
    if (city.startsWith(query)) return 0;
    const all = fold([city, zoneCity(zone, 'ru'), zone.replaceAll('_', ' '), words[zone] ?? ''].join(' '));
    return query.split(' ').every((word) => all.includes(word)) ? 1 : 2;
  };
  return zones
    .map((zone) => ({ zone, rank: rank(zone), city: zoneCity(zone, language) }))
    .filter((found) => found.rank < 2)
    .toSorted((one, other) => one.rank - other.rank || one.city.localeCompare(other.city, language))
    .map((found) => found.zone);
}
