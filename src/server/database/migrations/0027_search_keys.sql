-- By hand: the key of a customer's name as `searchKey` of the domain writes it now, in Latin digits and without signs that nobody sees (BN-7).
UPDATE "orders" SET "name_key" = btrim(translate("name_key", U&'০১২৩৪৫৬৭৮৯\00AD\200B\200C\200D\200E\200F\2060\FEFF', '0123456789'))
  WHERE "name_key" ~ U&'[০১২৩৪৫৬৭৮৯\00AD\200B\200C\200D\200E\200F\2060\FEFF]';
