/*
 * Labels of lines in English, German, French, Spanish, Portuguese, Italian, Dutch, Swedish, Norwegian and Danish, Polish,
 * Czech, Finnish, Russian, Turkish, Arabic, Hebrew, Hindi, Chinese, Japanese and Korean, and the main ones in others:
 * lower case, separated by '|'.
 */

/** `section` is a heading of objectives or results, `remarks` a heading of notes. */
export type LabelKind = 'objective' | 'result' | 'detail' | 'section' | 'note' | 'remarks';

const objective =
  'objective|goal|aim|o|ziel|zielsetzung|objectif|objetivo|obiettivo|doel|doelstelling|mål|målsättning|målsetning|målsætning|cel|cíl|tavoite|цель|hedef|amaç|الهدف|هدف|מטרה|उद्देश्य|लक्ष्य|目标|目標|目的|목표|mục tiêu|tujuan|στόχος|ціль|цел|obiectiv|cél|cieľ|cilj|วัตถุประสงค์';

const result = [
  'key result|kr|result|kpi|metric|indicator|key performance indicator',
  'schlüsselergebnis|kernergebnis|ergebnis|kennzahl',
  'résultat clé|résultat-clé|rc|résultat|indicateur',
  'resultado clave|resultado|indicador',
  'resultado-chave|resultado chave',
  'risultato chiave|risultato|indicatore',
  'kernresultaat|sleutelresultaat|resultaat',
  'nyckelresultat|resultat|nyckeltal',
  'nøkkelresultat|nøgleresultat|nøgletal',
  'kluczowy rezultat|kluczowy wynik|rezultat|wskaźnik',
  'klíčový výsledek|výsledek|ukazatel',
  'avaintulos|tulos|mittari',
  'ключевой результат|результат|показатель',
  'anahtar sonuç|sonuç|gösterge',
  'ผลลัพธ์หลัก|ключовий результат|ключов резултат|βασικό αποτέλεσμα|rezultat cheie|kulcseredmény|kľúčový výsledok|ključni rezultat',
  'النتيجة الرئيسية|نتيجة رئيسية|مؤشر الأداء|תוצאת מפתח|मुख्य परिणाम',
  '关键结果|關鍵結果|关键成果|關鍵成果|主要な結果|主要な成果|关键绩效指标|指标|핵심 결과|핵심결과|지표',
];

const detail = [
  'formula|target|frequency|owner|baseline|unit|source|data source|due|due date|deadline|timeline|timeframe|time frame|measurement|measure|how measured|measured by|calculation|definition|description|rationale|why|why it matters|responsible|accountable|status|current|current value|start|start value|target value|target date|reporting|reporting frequency|review|cadence|review cadence|threshold|weight|confidence|by when|example|period|progress|priority|stakeholders|tracking|method|data',
  'formel|zielwert|sollwert|häufigkeit|frequenz|verantwortlich|verantwortliche|verantwortlicher|inhaber|ausgangswert|basiswert|istwert|einheit|quelle|datenquelle|frist|fällig|messung|berechnung|beschreibung|definition|rhythmus|begründung',
  'formule|cible|fréquence|responsable|propriétaire|référence|valeur de départ|valeur initiale|unité|source|source des données|échéance|délai|mesure|calcul|définition|description',
  'fórmula|meta|frecuencia|responsable|propietario|línea base|línea de base|valor inicial|unidad|fuente|fuente de datos|plazo|fecha límite|medición|cálculo|definición|descripción',
  'fórmula|frequência|responsável|dono|linha de base|valor atual|unidade|fonte|fonte de dados|prazo|medição|definição|descrição',
  'formula|traguardo|frequenza|responsabile|proprietario|valore iniziale|unità|fonte|fonte dei dati|scadenza|misurazione|calcolo|definizione|descrizione',
  'formule|streefwaarde|frequentie|eigenaar|verantwoordelijke|uitgangswaarde|nulmeting|eenheid|bron|gegevensbron|termijn|meting|berekening|definitie|omschrijving|beschrijving',
  'formel|målvärde|målnivå|frekvens|ägare|ansvarig|utgångsläge|utgångsvärde|enhet|källa|datakälla|mätning|beräkning|beskrivning',
  'målverdi|målværdi|hyppighet|eier|ejer|ansvarlig|utgangspunkt|udgangspunkt|kilde|datakilde|frist|måling|beregning|beskrivelse',
  'formuła|wzór|wartość docelowa|częstotliwość|właściciel|odpowiedzialny|wartość bazowa|wartość wyjściowa|jednostka|źródło|źródło danych|termin|pomiar|definicja|opis',
  'vzorec|cílová hodnota|frekvence|četnost|vlastník|odpovědný|výchozí hodnota|jednotka|zdroj|zdroj dat|termín|měření|definice|popis',
  'kaava|tavoitearvo|tiheys|seurantaväli|omistaja|vastuuhenkilö|lähtötaso|yksikkö|lähde|määräaika|mittaus|määritelmä|kuvaus',
  'формула|целевое значение|частота|периодичность|ответственный|владелец|базовое значение|исходное значение|единица|источник|источник данных|срок|измерение|определение|описание',
  'formül|hedef değer|sıklık|sorumlu|sahibi|başlangıç değeri|birim|kaynak|veri kaynağı|son tarih|ölçüm|tanım|açıklama',
  '公式|目标值|目標值|频率|頻率|频次|负责人|負責人|基线|基準值|单位|單位|来源|數據來源|数据来源|截止日期|期限|责任人|定义|説明|计算公式|計算式|頻度|担当|担当者|基準値|目標値|計算方法',
  '공식|계산식|목표값|빈도|주기|담당자|책임자|기준값|단위|출처|기한',
  'الصيغة|المستهدف|التكرار|المسؤول|خط الأساس|الوحدة|المصدر|الموعد النهائي',
];

const section = [
  'okr|okrs|kpis|objectives|goals|key results|krs|results|metrics|indicators|key performance indicators|key performance indicators (kpis)|objectives and key results|objectives & key results',
  'ziele|schlüsselergebnisse|kernergebnisse|ergebnisse|kennzahlen|leistungskennzahlen',
  'objectifs|résultats clés|résultats-clés|résultats|indicateurs|indicateurs clés de performance',
  'objetivos|resultados clave|resultados|indicadores|indicadores clave',
  'resultados-chave|resultados chave|indicadores-chave',
  'obiettivi|risultati chiave|risultati|indicatori|indicatori chiave',
  'doelen|doelstellingen|kernresultaten|sleutelresultaten|resultaten',
  'nyckelresultat|resultat|nyckeltal|målsättningar',
  'nøkkelresultater|nøgleresultater|resultater|nøkkeltall',
  'cele|kluczowe rezultaty|kluczowe wyniki|rezultaty|wskaźniki',
  'cíle|klíčové výsledky|výsledky|ukazatele',
  'tavoitteet|avaintulokset|tulokset|mittarit',
  'цели|ключевые результаты|результаты|показатели',
  'hedefler|anahtar sonuçlar|sonuçlar|göstergeler',
  'ผลลัพธ์หลัก|ключові результати|ключови резултати|βασικά αποτελέσματα|rezultate cheie|kulcseredmények|kľúčové výsledky|ključni rezultati|kết quả then chốt|kết quả chính|hasil kunci',
  '关键结果|關鍵結果|关键成果|關鍵成果|主要な結果|主要な成果|指标|关键绩效指标|핵심 결과|النتائج الرئيسية|مؤشرات الأداء|תוצאות מפתח|मुख्य परिणाम',
];

const note =
  'note|please note|disclaimer|n.b.|nb|tip|hinweis|anmerkung|remarque|note|nota|observación|observação|avvertenza|opmerking|let op|obs|notera|anmärkning|merk|bemærk|merknad|uwaga|poznámka|huomautus|huom|примечание|not|注|注意|备注|備註|註|備考';

const remarks = [
  'notes|assumptions|initiatives|actions|action items|next steps|risks|tips|summary|tasks|activities|key initiatives|thoughts|scoring|grading|milestones|dependencies|considerations|caveats|success criteria|background|context',
  'annahmen|maßnahmen|initiativen|nächste schritte|risiken|hinweise|anmerkungen',
  'hypothèses|actions|initiatives|prochaines étapes|risques|remarques|notes',
  'supuestos|iniciativas|acciones|próximos pasos|riesgos|notas',
  'suposições|premissas|ações|próximas etapas|riscos',
  'ipotesi|iniziative|azioni|prossimi passi|rischi',
  'aannames|initiatieven|acties|volgende stappen|risico’s|opmerkingen',
  'antaganden|initiativ|åtgärder|nästa steg|risker',
  'antakelser|antagelser|initiativer|tiltak|neste steg|næste skridt',
  'założenia|inicjatywy|działania|następne kroki|ryzyka|uwagi',
  'předpoklady|iniciativy|kroky|další kroky|rizika|poznámky',
  'oletukset|aloitteet|toimenpiteet|seuraavat askeleet|riskit',
  'допущения|инициативы|действия|следующие шаги|риски|примечания',
  'varsayımlar|girişimler|eylemler|sonraki adımlar|riskler|notlar',
  '假设|假設|举措|行动|下一步|风险',
];

/** The first words of sentences with which a model speaks to the person. */
const openers = [
  'sure|certainly|of course|absolutely|great!|okay|ok,|here are|here is|here’s|here is|below are|below is|based on|let me know|feel free|i hope|i have|i’ve|i can|hope this|would you like|if you|please let|please note|these okrs|these kpis|these objectives|these key results|note that|remember',
  'natürlich|gerne|gern |selbstverständlich|hier sind|hier ist|hier finden|lass mich|lassen sie|sag mir|wenn du|wenn sie|falls|diese okrs|diese kpis|ich hoffe',
  'bien sûr|voici|certainement|n’hésitez|dites-moi|si vous|j’espère|ces okr|ces indicateurs',
  'claro|por supuesto|aquí|a continuación|si quieres|si desea|avísame|espero|estos okr|dime si|no dudes',
  'com certeza|aqui|seguem|se quiser|avise|não hesite|me avise',
  'certo|certamente|ecco|di seguito|se vuoi|fammi sapere|spero',
  'natuurlijk|uiteraard|hier zijn|hieronder|laat me weten|laat het|als je|als u',
  'självklart|absolut|här är|här kommer|hör av|säg till|låt mig|om du vill',
  'selvfølgelig|her er|la meg|lad mig|si fra|sig til|hvis du',
  'oczywiście|oto|poniżej|daj znać|jeśli',
  'samozřejmě|jistě|zde|níže|dejte|pokud',
  'tietysti|toki|tässä|alla|kerro|jos haluat',
  'конечно|вот|ниже|дайте знать|если',
  'elbette|tabii|işte|aşağıda|isterseniz|bana bildirin|umarım',
  '当然|好的|以下|如果您|如果你|希望|もちろん|以下|はい',
];

const wordsOf = (rows: string | readonly string[]): string[] => [rows].flat().flatMap((row) => row.split('|'));

/** The kind of each label without its number. Later kinds win. */
export const labelKinds: ReadonlyMap<string, LabelKind> = new Map(
  Object.entries({ remarks, note, detail, section, result, objective }).flatMap(([kind, rows]) =>
    wordsOf(rows).map((word): [string, LabelKind] => [word, kind as LabelKind]),
  ),
);

/** Labels of objectives that also name the target of a KPI. */
export const targetNames: ReadonlySet<string> = new Set(
  wordsOf(objective).filter((word) => !['objective', 'o'].includes(word)),
);

/** Sections of objectives. */
export const objectiveSections: ReadonlySet<string> = new Set(
  wordsOf(
    'objectives|goals|ziele|objectifs|objetivos|obiettivi|doelen|doelstellingen|cele|cíle|tavoitteet|цели|hedefler',
  ),
);

/** Labels of which a line may have several. */
export const numberedLabels: readonly string[] = [...wordsOf(objective), ...wordsOf(result)].filter(
  (word) => word.length > 1,
);

/** Names of what a result is measured by, which may stand below it. */
export const metricNames: ReadonlySet<string> = new Set(
  wordsOf(
    'metric|metrics|indicator|indicators|kpi|kpis|kennzahl|kennzahlen|indicateur|indicateurs|indicador|indicadores|indicatore|indicatori|nyckeltal|wskaźnik|wskaźniki|ukazatel|ukazatele|mittari|mittarit|показатель|показатели|gösterge|göstergeler|指标|지표',
  ),
);

/** Sections within a line: 'Objective: Grow. Key Results: (1) …'. */
export const sectionNames: readonly string[] = wordsOf(section);

const openerList = wordsOf(openers);
const openerStarts = new Set(openerList.map((opener) => opener.slice(0, 2)));

/** Whether the model speaks to the person here, before or after its answer. */
export function isSpoken(text: string): boolean {
  const start = text.slice(0, 24).toLowerCase().replaceAll("'", '’');
  return openerStarts.has(start.slice(0, 2)) && openerList.some((opener) => start.startsWith(opener));
}
