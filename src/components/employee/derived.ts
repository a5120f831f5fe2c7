/** Whole years from a birth date to a day, as the person there would count them; empty when there are none to count. */
export function ageOn(dateOfBirth: string, today: Date): string {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number);
  const isBefore = [today.getMonth() + 1 - month, today.getDate() - day].find((part) => part !== 0) ?? 0;
  const age = today.getFullYear() - year - (isBefore < 0 ? 1 : 0);
  // A year that is still being typed makes ages of a thousand and more.
  return age >= 0 && age <= 120 ? String(age) : '';
}
