import type { LearnText } from '../../../santorini/pages/learn-text.ts';
import { firstLessons } from './first-lessons.ts';
import { godLesson } from './god-lesson.ts';
import { laterLessons } from './later-lessons.ts';

/** The texts of the course. */
export const learn: LearnText = {
  title: 'Aprende a jugar',
  lead: 'Nueve lecciones cortas, unos diez minutos. Juegas tú todos los turnos y no puedes equivocarte: si un turno no es el que toca, te decimos por qué y lo intentas otra vez.',
  start: 'Empezar la primera lección',
  goOn: (lesson) => `Continuar: ${lesson}`,
  progress: (done, total) => `${done} de ${total} ejercicios hechos`,
  lessons: { ...firstLessons, ...laterLessons, gods: godLesson },
  lessonList: 'Lecciones',
  lessonNumber: (number) => `Lección ${number}`,
  taskNumber: (number, total) => `Ejercicio ${number} de ${total}`,
  states: { done: 'hecha', begun: 'empezada', open: 'sin empezar' },
  allLessons: 'Todas las lecciones',
  showHint: 'Dame una pista',
  hint: 'Pista',
  right: 'Muy bien',
  repeat: 'Otra vez',
  previousTask: 'Ejercicio anterior',
  followingTask: 'Ejercicio siguiente',
  next: 'Siguiente',
  nextLesson: (lesson) => `Ahora: ${lesson}`,
  finish: 'Terminar el curso',
  forget: 'Borrar mi progreso',
  lostLesson: 'Esa lección no existe. Estas son las que hay.',
  end: {
    title: 'Ya sabes jugar',
    sentence:
      'Sabes moverte, subir, construir y ganar, y ya te tuteas con diez dioses. Lo demás es practicar.',
    playComputer: 'Jugar contra el ordenador',
    gods: 'Conocer a todos los dioses',
  },
  aboutRules: '¿Prefieres leer? Está todo en la página de reglas.',
};
