/* The words of the checks. Words with two meanings stay out: a check without a word is unsure. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** English words that the languages of `foreignWords` lack. */
export const englishWords = set(
  'the of to and by with from our is are at every below above or per time each their than as for on into through be have has will customer customers employee employees people staff users quality better new more less fewer higher lower sales revenue sharper faster',
);

/** Lower case: 'Los' of 'Los Angeles' is none of them. */
export const foreignWords = set(
  'der das und für von auf bis mit vom zum zur im bei ohne eine einer einen neue neuen alle alles pro le la les des du de et pour avec sans une aux en el los las del por para con una antes os dos das até com uma entre il gli di della dei entro het een van voor naar tot met meer og och til till fra från innen før av mellom mellan mellem med ved się dla przed do od na ve için kadar ja sekä mennessä și pentru până dan untuk dengan és az',
);

export const numberWords = set(
  [
    'zero none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion dozen dozens half halve halves third thirds tenth double doubles doubled triple quadruple twice thrice no',
    'null keine keinen kein eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig hundert tausend hälfte halbieren verdoppeln verdreifachen',
    'zéro aucun aucune deux trois quatre cinq sept huit neuf dix onze douze vingt trente mille moitié doubler tripler',
    'cero ningún ninguna dos tres cuatro cinco seis siete ocho nueve diez doce veinte treinta cien mil mitad duplicar triplicar',
    'nenhum nenhuma dois duas três quatro sete oito nove dez onze doze vinte trinta cem metade dobrar',
    'nessuno nessuna tre quattro cinque sei sette otto dieci undici dodici venti trenta cento mille metà raddoppiare',
    'nul geen twee drie vier vijf zes zeven acht negen tien elf twaalf twintig dertig honderd duizend helft verdubbelen halveren',
    'noll inga ingen två tre fyra sju åtta nio tio elva tolv tjugo trettio hundra tusen hälften halvera fördubbla',
    'ingen fire seks syv sju otte åtte ni elleve tolv tyve tjue tredve hundre hundrede halvere doble fordoble',
    'zero dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście dwadzieścia sto tysiąc połowa podwoić',
    'nula žádný dva dvě tři čtyři pět šest sedm osm devět deset jedenáct dvanáct dvacet sto tisíc polovina zdvojnásobit',
    'ноль два две три четыре пять шесть семь восемь девять десять сто тысяча половина вдвое удвоить',
  ].join(' '),
);

/** First words of lines about all or none, which may be an amount. */
export const quantifiers = set(
  'all every each everyone both alle jede jeder jedes tous toutes chaque todos todas cada tutti tutte ogni elke alla varje hver hvert wszystkie wszyscy každý všichni все каждый',
);

/** Before a number they make it a name: 'phase 2', 'top 10', 'the first 90 days', 'all 12 stores'. */
export const namedNumbers = set(
  'phase step stage tier version ver v release wave level sprint item section chapter article art part type round module top rev revision iso iec en din rfc nist soc pci agenda vision horizon office windows web nr no number ticket invoice issue kr line building form room ward terminal gate scope plan strategy page grade class gen generation app api day week month year quarter covid tls http ipv wcag first last past next previous coming every after within over per the these those both our all other another option priority severity sev p',
);

/** Before a number they make it an amount. */
export const amountLeads = set(
  'from to by at of is are was were than least most only under over below above about around reach hit with minus plus max min exceed and target targets goal aim save earn secure sell collect pay place win lograr conseguir raggiungere erreichen gewinnen atteindre alcançar bereiken nå osiągnąć dosáhnout auf von um unter über bis à de en entre sur al un di da naar till til do до с на к',
);

export const currencies = set('usd eur gbp chf sek nok dkk pln czk cad aud jpy inr');

/** '10k', '200ms', '2x' */
export const units =
  'k|K|m|M|mn|mio|bn|B|x|h|hr|hrs|s|sec|min|ms|d|kg|t|g|km|kW|kWh|MW|MB|GB|TB|dB|pt|pts|pp|bps|th|°C';

/** First words of results. */
export const changeVerbs = set(
  'achieve attain attract beat boost cut decrease deepen double elevate eliminate enlarge exceed gain grow halve improve increase lift lower maximise maximize minimise minimize outperform quadruple raise reach recover reduce regain restore retain shave shorten shrink slash strengthen surpass sustain tighten treble trim triple win decreased increased reduced improved grew lose lessen',
);

/** First words of work. */
export const workVerbs = set(
  'adopt advocate apply analyse analyze appoint arrange assist attend automate brainstorm begin build celebrate certify clean collaborate communicate comply conclude conduct conform continue coordinate create decommission define deliver deprecate develop digitise digitize discuss distribute elect encourage engage equip establish evaluate examine experiment explore extract facilitate familiarise finalise finalize finish foster identify implement inaugurate inspect install integrate introduce investigate join learn leverage liaise mentor migrate modernise modernize nurture obtain offer onboard orchestrate organise organize overhaul participate perform procure promote propose pursue provide publish recruit redesign refactor refine renew renovate repaint reorganise reorganize restructure rethink retire revamp revise rewrite sketch speak standardise standardize streamline strive submit supervise swap translate unveil upgrade upskill validate write',
);

/** Work before a word of `objects` or a number: 'Launch the portal', but not 'Launch delays fall'. */
export const workNouns = set(
  'audit call champion clean complete coach commission craft deploy design document draft film hire hold host interview launch meet monitor plan pilot post prepare produce project prototype ratify release replace report review rollout roll run schedule select send set shadow ship sponsor start support test train update visit work look add open move file kick outline plant record research retire fit',
);
export const objects = set('a an the our all every each new out up on into regular monthly weekly quarterly off');

const often =
  'hourly|daily|weekly|monthly|quarterly|yearly|annually|bi-?weekly|bi-?monthly|bi-?annual(?:ly)?|half-?yearly|semi-?annual(?:ly)?|fortnightly|continuously|(?:each|every)(?: \\p{Nd}+| other| two| three)? (?:hour|shift|day|week|month|quarter|year|term|semester|season|sprint)s?|(?:once|twice) (?:an?|per) (?:day|week|month|quarter|year|term|semester|season|sprint)|täglich|wöchentlich|monatlich|vierteljährlich|quartalsweise|jährlich|quotidien(?:ne)?|hebdomadaire|mensuel(?:le)?|trimestriel(?:le)?|annuel(?:le)?|diario|semanal|mensual|mensal|trimestral|anual|giornaliero|settimanale|mensile|trimestrale|annuale|dagelijks|wekelijks|maandelijks|jaarlijks|dagligen|veckovis|månadsvis|månedlig|ugentlig|ukentlig|codziennie|tygodniowo|miesięcznie|kwartalnie|rocznie|denně|týdně|měsíčně|čtvrtletně|ročně|ежедневно|еженедельно|ежемесячно|ежеквартально';
const looked = '(?:looked|review|measur|track|check|report|monitor|count|updat|survey|assess|calculat)\\w*';

/** Patterns of the parts of a KPI. */
export const kpiWords = {
  frequency: `^(?:frequency|reporting(?: frequency)?|rhythm|cadence)\\b:?|^(?:${often})(?: \\p{L}+)?$|${looked}(?: \\p{L}+){0,2} (?:${often})`,
  time: `${often}|hours?|days?|weeks?|months?|quarters?|years?|terms?|seasons?|sprints?|shifts?|frequency`,
  owner: `owner|owned by|responsible|accountable|responsibility of|led by|by the (?:[\\p{L}-]+ ){0,3}(?:lead|team|manager|head|department|C[A-Z]{1,3}O)|verantwortlich|responsable|responsabile|responsável|verantwoordelijk|ansvarig|ansvarlig|właściciel|ответственный`,
  role: `(?:the )?(?:[\\p{L}&/-]+ ){0,4}(?:manager|lead|leader|head|director|officer|owner|coordinator|supervisor|chief|president|nurse|partner|team|department|foreman|(?:head|vp|director|chief|dean) of [\\p{L} &]+|C[A-Z]{1,3}O|HR|QA|HRBP|VP [\\p{L} &]+)\\.?`,
  target: 'targets?|goals?|aims?|ziel|objectif|objetivo|meta|obiettivo|doel|mål|cel|cíl|цель',
  comparator:
    'at or (?:above|below)|at least|at most|or (?:more|less|fewer|lower|higher|better|below|above)|below|above|under|over|less than|more than|fewer than|no more than|not more than|no less than|max(?:imum)?|min(?:imum)?|up to|within',
  formula:
    'formula|calculation|number of|count of|divided by|minus|times|multiplied by|as a share of|share of|percentage of|proportion of|ratio of|mean|median|average|averaged|sum|over all|out of all|counted|formel|geteilt durch|anteil|durchschnitt|formule|divisé par|moyenne|fórmula|dividido|promedio|média|diviso|gedeeld door|gemiddelde',
  count: 'number of|count|total|volume|per|rate of|share of|percentage of|average|median|mean|ratio of',
} as const;
