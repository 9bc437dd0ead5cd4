import { otherLayout } from './otherLayout.ts';

const words = (text: string) => text.trim().split(/\s+/);

/** Common passwords of eight characters or more: keyboard runs, dates, names, films, feelings. */
const whole = words(`
  12345678 123456789 1234567890 12345678910 123456789a 123456789q 0123456789 01234567 012345678 87654321
  987654321 9876543210 0987654321 098765432 123123123 1231231234 12341234 123412345 1234567891 12344321
  11111111 111111111 1111111111 22222222 222222222 33333333 333333333 44444444 55555555 555555555 66666666
  666666666 77777777 777777777 7777777777 88888888 888888888 8888888888 99999999 999999999 00000000
  000000000 0000000000 11112222 11223344 1122334455 112233445566 11221122 12121212 1212121212 13131313
  13579246 135792468 1357924680 14141414 147147147 147258369 14725836 147896325 159159159 159357159
  159753159 15975346 159753456 19191919 20202020 21212121 23232323 23456789 234567890 246813579 25252525
  25802580 31415926 314159265 321321321 32103210 36925814 369258147 420420420 45454545 456123789 456456456
  456789123 51505150 5555555555 69696969 741852963 74108520 78945612 789456123 789456123a 789789789
  852456852 85208520 963852741 96385274 9999999999 01020304 010203040506 01012000 01011990 01011980
  01011985 01011991 01011995 10101010 100200300 101010101 10203040 1020304050 11235813 1123581321
  a1234567 a12345678 a123456789 aa123456 aa12345678 aaa11111 aaaaaaaa aaaaaaaaa aaaaaaaaaa a1b2c3d4
  a1b2c3d4e5 a1s2d3f4 a1s2d3f4g5 abc12345 abc123456 abc123abc abcabcabc abcd1234 abcd12345 abcde123
  abcde12345 abcdefg1 abcdefg123 abcdefgh abcdefghi abcdefghij abcdefghijk abcdef123 qwe12345 qwe123456
  qwe123qwe qweasdzxc qweasd123 qweqweqwe qweqwe123 qwer1234 qwer12345 qwer4321 qwerasdf qwerqwer
  qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuio qwertyuiop qwertyuiop123
  qwertyqwerty qwerty01 qwerty11 qwerty77 qwerty78 qwerty99 qwerty007 qwerty00 qwerty654321 q1w2e3r4
  q1w2e3r4t5 q1w2e3r4t5y6 q1q1q1q1 q2w3e4r5 q2w3e4r5t6 q12345678 q123456789 q1234567 qq123456 qqq11111
  qqqqqqqq qaz123wsx qaz12345 qazqazqaz qazwsx12 qazwsx123 qazwsxed qazwsxedc qazwsxedc123 qazwsxedcrfv
  qazxcvbnm qazxswed qazxswedc 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qaz1qaz 1qaz2wsx
  1qaz2wsx3edc 1qazxsw2 1qaz@wsx 1qaz!qaz !qaz2wsx !qaz1qaz zaq12wsx zaq1zaq1 zaq1xsw2 zaqwsxcde 2wsx3edc
  2wsx1qaz 3edc4rfv 123qweasd 123qweasdzxc 123qwe123 123qwe456 123qwe456rty 123asd123 123abc123 123123qwe
  123456aa 123456ab 123456abc 123456asd 123456qw 123456qwe 123456qwerty 123456zz 1234567a 1234567q
  12345678a 12345678q 12345qwe 12345qwert 12345qwerty 12345abc 1234abcd 1234asdf 1234qwer 1234rewq
  1234zxcv 123321123 12332112 123321qwe 123454321 1234554321 123456654321 123654789 12369874
  123698745 123789456 123456123 1234561234 123456123456 12345612 1234569870 12345679 1234567899
  asdasdasd asd12345 asd123456 asd123asd asdf1234 asdf12345 asdfasdf asdfghjk asdfghjkl asdfghjkl123
  asdfgh12 asdfgh123 asdfqwer asdfzxcv asdf;lkj asdqwe123 asdzxc123 zxc12345 zxcasdqwe zxcasdqwe123
  zxcv1234 zxcvasdf zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvbnmasdfghjkl zxcvzxcv zxczxczxc zzzzzzzz zz123456
  xxxxxxxx wwwwwwww ssssssss dddddddd kkkkkkkk llllllll mmmmmmmm poiuytre poiuytrewq lkjhgfds lkjhgfdsa
  mnbvcxz1 mnbvcxza mnbvcxzlkjhgfdsapoiuytrewq ytrewq123 trewq12345 0okm9ijn 9ijn8uhb
  password passw0rd p@ssw0rd p@ssword p@$$w0rd pa$$w0rd pa55word pa55w0rd passwort passwords passpass
  passwordpassword password1password mypassword yourpassword thepassword nopassword passward passwor1
  drowssap motdepasse contrasena contraseña parola123 haslo123 wachtwoord senha123 salasana
  adminadmin administrator administrador admin123admin rootroot toortoor letmein1 letmeinn letmein123
  changeme changeme1 changeme123 changeit secret123 secret12 topsecret supersecret access14 accessdenied
  iloveyou iloveyou! iloveyou1 iloveyou2 iloveyou3 iloveyou12 iloveyou123 iloveyousomuch iloveme1 ilovegod
  iloveu123 iloveu12 ilovemom iloveher ilovehim ilovejesus loveyou1 loveyou2 loveyou123 loveyoulove
  lovelove loveme12 loveme123 lovely123 lover123 mylove123 myloveyou forever1 foreverlove forever21
  baseball football softball basketball baseball1 football1 basketball1 softball1 volleyball volleyball1
  swimming skating1 snowboard skateboard hockey12 soccer12 soccer123 soccer10 soccer11 lacrosse wrestling
  superman superman1 batman123 spiderman spiderman1 ironman1 wolverine starwars starwars1 startrek startrek1
  stargate stargate1 darkside darkstar darkness skywalker jedimaster chewbacca gandalf1 lordoftherings
  harrypotter hogwarts gryffindor slytherin pokemon1 pokemon123 pikachu1 nintendo nintendo1 playstation
  minecraft minecraft1 minecraft123 fortnite roblox123 warcraft worldofwarcraft starcraft counterstrike
  counter1 callofduty assassin zeppelin metallica metallica1 nirvana1 slipknot slipknot1 rammstein
  linkinpark blink182 greenday greenday1 pinkfloyd rockstar rockstar1 rocknroll guitar12 musicman drummer1
  michael1 michelle michelle1 jennifer jennifer1 jessica1 jonathan jonathan1 joshua123 matthew1 anthony1
  daniel123 danielle danielle1 alexander alexander1 alexandr alexandra alexandre aleksandr aleksandra
  alejandro alejandra nicholas nicholas1 nicole123 samantha samantha1 stephanie stephanie1 elizabeth
  elizabeth1 victoria victoria1 victoria123 katherine kathleen kimberly kimberly1 patricia patricia1
  christian christian1 christina christine christopher cristina cristian benjamin benjamin1 brandon1
  charlie1 charlotte cameron1 madison1 mackenzie gabriela gabriel1 isabella isabelle fernando fernanda
  francisco francesco giovanni guillermo margaret margarita valentina valentin veronica vladimir vladislav
  stanislav svetlana tatyana1 ekaterina anastasia anastasiya nastya123 natasha1 natalia1 natalya1 kristina
  kristina1 karolina angelina angelica dragon12 dragon123 monkey12 monkey123 shadow12 shadow123 master12
  master123 sunshine sunshine1 sunshine12 sunshine123 princess princess1 princess12 princess123 princesa
  rainbow1 rainbow123 butterfly butterfly1 flower123 flowers1 snowball snowflake snoopy123 chocolate
  chocolate1 strawberry blueberry cheesecake cupcake1 cookie123 cookies1 icecream banana123 pineapple
  watermelon chicken1 mountain mountains diamond1 diamonds platinum december november february september
  january1 october1 summer12 summer123 summer01 winter12 winter123 spring12 autumn12 sunflower starlight
  midnight moonlight sweetheart sweetness beautiful beautiful1 handsome precious pretty123 babygirl
  babygirl1 babydoll babyboy1 bigdaddy bigboy12 daddysgirl mommy123 mother123 father123 brother1 sisters1
  family123 friends1 friendship bestfriend bestfriends together whatever whatever1 whatever123 whocares
  whoknows nothing1 nothing0 something anything everything everyday different remember welcome1 welcome12
  welcome123 welcome01 welcome! computer computer1 computer123 internet internet1 internet123 security
  microsoft microsoft1 windows1 windows10 windowsxp google123 facebook facebook1 facebook123 instagram
  youtube1 youtube123 twitter1 whatsapp linkedin skype123 samsung1 samsung123 iphone123 nokia123 motorola
  blackberry logitech toshiba1 hewlett1 dell1234 explorer password. testtest test1234 test12345 test123456
  testing1 testing123 tester12 demo1234 demodemo guest123 guestguest user1234 user12345 useruser login123
  loginlogin temp1234 temppass default1 defaultpassword trustno1 trustnoone nevermind freedom1
  freedom123 liberty1 america1 american1 australia california colorado carolina michigan virginia
  montreal scotland scotland1 brooklyn newyork1 newyork123 lasvegas chicago1 liverpool liverpool1
  liverpool123 manchester manutd123 manutd99 chelsea1 chelsea123 arsenal1 arsenal123 barcelona barcelona1
  realmadrid juventus juventus1 bayern123 spartak1 spartak1922 dinamo123 zenit123 zenit1925 lokomotiv
  cowboys1 steelers steelers1 packers1 patriots patriots1 redskins broncos1 rangers1 yankees1 redsox12
  lakers24 celtics1 jordan23 jordan123 jordan12 kobebryant ronaldo7 ronaldo9 ronaldinho messi123 mercedes
  mercedes1 mercedesbenz corvette corvette1 mustang1 mustang123 camaro12 ferrari1 ferrari123 porsche1
  porsche911 lamborghini mitsubishi kawasaki yamaha12 harley12 harleydavidson subaru12 toyota12 chevrolet
  cheverolet motorbike motocross cherokee explorer1 airborne airplane aviation engineer business manager1
  marketing director1 president presidente champion champion1 champions warrior1 warriors predator
  terminator terminator1 gladiator spartan1 spartan117 ninja123 samurai1 vampire1 dracula1 werewolf
  blackcat blackjack blackbird blackdog blackwolf whitewolf wolfgang wolfpack lonewolf eagle123 falcon12
  panther1 panthers jaguar12 tiger123 tigger12 tigger123 elephant kangaroo squirrel dolphin1 dolphins
  penguin1 penguins hello123 hello1234 hello12345 hellohello hello!23 helloworld helpme123 goodluck
  goodbye1 godbless godisgood godislove godsgift blessed1 blessing believe1 faithful heavenly jesus123
  jesus777 jesuschrist christ12 thankyou thankgod trinity1 lucky123 lucky777 lucky7777 fuckyou1 fuckyou2
  fuckyou! fuckyou123 fuckoff1 fuckoff123 asshole1 bullshit bitch123 killer12 killer123 hunter12 hunter123
  hardcore redneck1 monster1 monster123 scorpion scorpion1 phantom1 phoenix1 lightning thunder1 fireball
  firebird fire1234 ice12345 hurricane tornado1 volcano1 universe galaxy12 infinity supernova alphabet
  andromeda aquarius capricorn sagittarius gemini12 leopard1 caroline cassandra catherine cinderella
  clarissa coldplay creative crystal1 cricket1 dallas22 davidson deftones einstein emmanuel esperanza
  estrella evanescence fantasia federico gangster generals geronimo giuseppe goldfish greenbay gregory1
  guadalupe hannibal heather1 hercules hernandez honeybee hollywood isabella1 jackson5 jamaica1 japanese
  jasmine1 jeffrey1 johncena josephine katherin krasotka kristine lawrence leonardo lollipop lorraine
  madeline magdalena malaysia marathon marcello maryjane maximus1 maverick mercury1 military millenium
  mississippi monalisa montana1 morpheus motorola1 natalie1 nathalie newcastle nokia5800 olivia123
  paradise paradise1 peaches1 pearljam pegasus1 penelope philippe pinkpink pinklove portugal powerful
  precious1 punkrock rachelle randolph raphael1 realmadrid1 rebecca1 redwings richmond rodriguez rosemary
  salvador santiago savannah sebastian sebastian1 shannon1 sherlock shopping silverado simpsons skittles
  slimshady smokey12 snickers songbird spongebob spongebob1 squirt12 standard stardust starfish stephen1
  stingray superstar superstar1 sweetpea tarheels teddybear tequila1 thailand thebeatles theking1 theodore
  thompson thuglife tinkerbell titanic1 tottenham treasure triangle triumph1 undertaker unicorn1 valencia
  vanessa1 vegeta12 venezuela voyager1 washington westside westside1 williams williams1 wildcats
  winston1 yesterday yogibear zachary1 zaq12345 zidane10
  пароль123 пароль12 парольпароль йцукен12 йцукен123 йцукенгш йцукенгшщз йцукенгшщзхъ фывапролд фывапролдж
  ячсмитьбю любовь123 солнышко солнышко1 наташа123 россия123 привет123 приветик админ123 ghbdtn123 ghbdtnbr
  gfhjkm12 gfhjkm123 gfhjkmgfhjkm k.,jdm123 cjkysirj rjntyjr1 vfhbyf123 yfnfif123 fylhtq123 ntktajy1
  privet123 privetik parol123 parol1234 parolparol russia123 rossiya1 moskva123 moscow123 lubov123
  solnyshko krasavica nikita123 andrey123 dmitriy1 sergey123 maksim123 marina123 mariya123 oksana123
  kotenok1 lapochka zaichonok solnishko lubimaya lubimiy1
`);

/** Words, names and runs that people lengthen with the same few endings. */
const stems = words(`
  password passwort passw0rd parol parola пароль gfhjkm qwerty qwertz azerty йцукен asdfgh zxcvbn qazwsx admin
  administrator root user guest login welcome letmein test demo master dragon monkey shadow sunshine princess
  iloveyou superman batman football baseball soccer hockey michael jennifer jessica ashley daniel andrew joshua
  matthew thomas robert william charlie george jordan hunter buster tigger pepper ginger summer winter spring
  autumn flower cookie banana orange purple yellow silver golden killer ranger secret access computer internet
  samsung google apple microsoft windows hello freedom family friend mother father sister brother angel baby
  lovely sweet sexy lucky happy money music guitar dance school student teacher doctor soldier police captain
  marina natasha nastya katya anna maria maksim nikita andrey sergey dmitry alexey vladimir victor oleg igor ivan
  olga elena irina tatiana oksana sveta yulia dasha masha misha sasha pavel roman denis artem kirill anton
  moscow moskva russia rossiya privet lubov solnce kotik zaika kristina alina karina sabrina amanda nicole
  samantha stephanie patrick richard joseph anthony steven kevin brandon justin austin taylor morgan madison
  chelsea arsenal liverpool barcelona spartak zenit dinamo ferrari porsche mercedes toyota honda yamaha
  pokemon naruto nirvana metallica starwars matrix diablo phoenix falcon tiger eagle wolf lion panther
  lecture meditation kabinet author course yoga
`);

/** Endings that make a word long enough. */
const endings = words(`
  1 2 3 7 11 12 13 21 22 23 69 77 88 99 00 01 007 101 111 123 321 333 555 666 777 888 999 000 1234 4321 12345
  123456 1990 1995 2000 2010 2020 2021 2022 2023 2024 2025 2026 ! !! 1! 123! @123 _123
`);

/** The first passwords that an attacker tries, lower-case: the most common ones that are long enough, and the usual ways to lengthen others. */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...whole,
  ...stems.flatMap((stem) => [stem, ...endings.map((ending) => stem + ending)]),
]);

/** Words that make up the product's name, and those that it always has. */
const nameWords = /^(?:мой|my|автора?|avtora?|authors?|кабинета?|kabineta?|cabinet|console)+$/;
const nameWord = /кабинет|kabinet|cabinet|console/;

/** Whether a text consists of the product's name and nothing else, in either keyboard layout. */
function isProductName(text: string): boolean {
  const typed = [text, otherLayout(text) ?? ''].map((one) => one.replaceAll(/\P{L}+/gu, ''));
  return typed.some((letters) => nameWord.test(letters) && nameWords.test(letters));
}

/** Normalises a password for comparison: another case or width, or outer spaces, make it no harder to guess. */
export const plainPassword = (password: string): string => password.normalize('NFKC').trim().toLowerCase();

/**
 * Whether a password is among the first that an attacker tries, in any case: a common one, or the product's name with only digits and signs added.
 */
export function isCommonPassword(password: string): boolean {
  const text = plainPassword(password);
  return commonPasswords.has(text) || isProductName(text);
}
