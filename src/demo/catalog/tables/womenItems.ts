/** A table of `readDemoCatalog`: `# sub-category | attribute`, then `name | price | offer | kind`, prices in taka. */
export const womenItems = `
# Jewelry | jewel
Gold Plated Kundan Necklace Set with Matching Jhumka Earrings | 1850 | 1290 | kundanSet
Adjustable Zircon Stone Finger Ring | 350 | 260 | zirconRing
Pearl Drop Bridal Crown and Tikli Set | 2450 | | bridalCrown
Crystal Stud Earrings, 12 Pairs | 450 | 320 | studs
# Bags | bag
Quilted Chain Shoulder Handbag for Women | 1950 | 1490 | chainBag
Transparent Mini Evening Purse | 890 | | clearPurse
Woven Straw Handbag with Cotton Lining | 1150 | 850 | strawHandbag
# Clothing | wear
Premium Printed Georgette Long Kameez with Embroidered Neck and Full Sleeves | 2350 | 1790 | kameez
Two Piece Linen Co-ord Set | 1650 | 1250 | coord
Soft Cotton Block Print Saree with Blouse Piece | 2890 | 2390 | saree
Digital Print Silk Scarf Style Tunic | 1250 | 890 | tunic
Ribbed Knit Winter Cardigan with Pearl Buttons | 1850 | 1390 | cardigan
# Cosmetics | cosmetic
Matte Liquid Lipstick Set of 6 Shades | 780 | 590 | liquidLips
Everyday Makeup Kit with Mirror and Brushes | 2250 | 1650 | makeupKit
# Shoes | shoe
Block Heel Ankle Strap Sandal | 1450 | 1090 | heelSandal
Pointed Toe Party Pumps with Comfort Insole | 2150 | | pumps
Soft Sole Ballet Flats | 950 | 720 | ballet
# Accessories | accessory
Satin Ribbon Hair Bow Clip Set, 8 Pieces | 320 | 240 | bows
Foldable UV Protection Umbrella with Auto Open Button | 850 | 690 | umbrella
# Watches | watch
Rose Gold Mesh Strap Ladies Wrist Watch with Gift Box | 2450 | 1850 | roseWatch
Slim Leather Strap Analog Watch | 1650 | 1290 | slimWatch
# Sportswear | wear
High Waist Seamless Yoga Leggings and Top Set | 1750 | 1350 | yogaSet
Quick Dry Running Shorts with Phone Pocket | 890 | | runningShorts
# Swimwear | wear
Full Coverage Modest Swimsuit, Three Piece Set | 2650 | 2190 | modestSwim
Two Piece Ruffle Swim Set | 1850 | | ruffleSwim
# Lingerie | wear
Seamless Cotton Panty Pack of 5 | 690 | 520 | panties
Wire Free Everyday Bra with Breathable Cups | 750 | 590 | bra
# New Women Items | accessory
Oversized Cat Eye Sunglasses with Hard Case | 950 | 720 | catEye
Handmade Jute Sun Hat with Wide Brim | 780 | | sunHat
Embroidered Woollen Winter Shawl from Kashmir Pattern Collection | 2990 | 2290 | shawl
`;
