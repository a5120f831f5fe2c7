// @ts-check
/** Records as the backend lists them, the same in every run. */

const firstNames = ['Ana', 'Ben', 'Chiara', 'Émile', 'Farid', 'Grace', 'Hana', 'Ivo', 'Jun', 'Zoë'];
const lastNames = ['Okafor', 'Marin', "O'Neil", 'Ångström', 'Silva', 'Keller', 'Zhang', 'Novak', 'Roy', 'de Vries'];
const departments = ['Engineering', 'Finance', 'Marketing', 'Operations', 'People', 'Sales'];

/** @template T @param {readonly T[]} list @param {number} index */
const at = (list, index) => /** @type {T} */ (list[index % list.length]);

/** People in no order; by name, Zuzana Zwart is the last. @param {number} count */
export const employees = (count) =>
  Array.from({ length: count }, (_, index) => {
    // Coprime with the number of names: neighbors have nothing in common, and every run is the same.
    const drawn = (index * 7919) % 1_000_003;
    const middle = String.fromCodePoint(65 + (drawn % 26), 97 + ((drawn >> 5) % 26), 97 + ((drawn >> 9) % 26));
    return {
      id: `person-${index}`,
      firstName: index === 0 ? 'Zuzana' : `${at(firstNames, drawn)} ${middle}`,
      lastName: index === 0 ? 'Zwart' : at(lastNames, drawn >> 3),
      workMail: `person${index}@northbay.example`,
      department: at(departments, drawn >> 2),
    };
  });
